# What the coach and the lens say. Chances and shares of the win are in hundredths.

error-coach-no-decision = There is nothing to decide now.
coach-only-action = Only one thing can be done.
coach-best = Best is { $action }: it wins in { $percent } % of all games.
coach-against = { $action } wins { $percent } % less often.
