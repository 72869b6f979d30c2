"""The bots of Columbiz."""

from __future__ import annotations

from colonnade.bots.plugin import RANDOM, BotsPlugin, Level

PLUGIN = BotsPlugin(
    levels={
        "random": RANDOM,
        "beginner": Level("colonnade.bots.columbiz.apprentice:BEGINNER", 1),
        "learner": Level("colonnade.bots.columbiz.apprentice:LEARNER", 2, is_suggested=True),
        "casual": Level("colonnade.bots.columbiz.apprentice:CASUAL", 2),
        "greedy": Level("colonnade.bots.columbiz.greedy:Greedy", 2),
        "points": Level("colonnade.bots.columbiz.points:Points", 3),
        "bold": Level("colonnade.bots.columbiz.apprentice:BOLD", 3),
        "amateur": Level("colonnade.bots.columbiz.apprentice:AMATEUR", 3),
        "spiteful": Level("colonnade.bots.columbiz.apprentice:SPITEFUL", 3),
        "careful": Level("colonnade.bots.columbiz.apprentice:CAREFUL", 3),
        "club": Level("colonnade.bots.columbiz.apprentice:CLUB", 4),
        "expert": Level("colonnade.bots.columbiz.apprentice:EXPERT", 4),
        "master": Level("colonnade.bots.columbiz.master:Master", 5),
        "champion": Level("colonnade.bots.columbiz.master:TwoPly", 5),
    },
    evaluator="colonnade.bots.columbiz.evaluator:ColumbizEvaluator",
    quick_evaluator="colonnade.bots.columbiz.evaluator:QuickColumbizEvaluator",
)
"""One step of strength is about 200 rating points (`docs/bots.md`)."""
