"""Analysis of games: `review` separates luck and skill, `rollout` checks the value of a position,
`coach` gives hints, `lens` gives exact chances.
"""
