"""Analysis: what was luck and what was skill. `review` splits a game into terms, `rollout` checks a
position by playing it on.
"""
