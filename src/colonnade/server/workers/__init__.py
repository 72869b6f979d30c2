"""Work for the processor, outside the event loop: bots, hints, reviews, replays and loads, in fair
order.
"""
