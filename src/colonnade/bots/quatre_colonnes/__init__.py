"""The bots of Les 4 colonnes."""

from __future__ import annotations

from colonnade.bots.plugin import RANDOM, BotsPlugin, Level

PLUGIN = BotsPlugin(
    levels={
        "random": RANDOM,
        "beginner": Level("colonnade.bots.quatre_colonnes.apprentice:BEGINNER", 1),
        "casual": Level("colonnade.bots.quatre_colonnes.apprentice:CASUAL", 2, is_suggested=True),
        "careful": Level("colonnade.bots.quatre_colonnes.apprentice:CAREFUL", 3),
        "club": Level("colonnade.bots.quatre_colonnes.apprentice:CLUB", 3),
        "spiteful": Level("colonnade.bots.quatre_colonnes.apprentice:SPITEFUL", 3),
        "bold": Level("colonnade.bots.quatre_colonnes.apprentice:BOLD", 4),
        "greedy": Level("colonnade.bots.quatre_colonnes.greedy:Greedy", 4),
        "expert": Level("colonnade.bots.quatre_colonnes.apprentice:EXPERT", 4),
        "master": Level("colonnade.bots.quatre_colonnes.master:Master", 5),
        "champion": Level("colonnade.bots.quatre_colonnes.master:TwoPly", 5),
    },
    evaluator="colonnade.bots.quatre_colonnes.evaluator:QuatreColonnesEvaluator",
)
"""One step of strength is about 90 rating points: luck decides much (`docs/bots.md`)."""
