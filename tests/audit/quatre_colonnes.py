"""Les 4 colonnes: what the lens and the coach say, held against plain search through
`games/quatre_colonnes/rules.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any

from colonnade.analysis.coach import find_adapter
from colonnade.analysis.lens import lens
from colonnade.bots.evaluation import RankedAction
from colonnade.core.game import Over, Throw
from colonnade.core.message import Message
from colonnade.games import GAMES
from colonnade.games.quatre_colonnes import rules
from colonnade.games.quatre_colonnes.actions import Roll, Skip
from colonnade.games.quatre_colonnes.state import State
from tests.audit.claims import Claim, choose_pairs, claim_sentence, is_sampled

GAME: Any = GAMES["quatre_colonnes"]
START = {"Y": 5, "R": 22, "G": 39, "B": 56}
SAFE = {5, 22, 39, 56, 12, 17, 29, 34, 46, 51, 63, 68}
SUMMIT = 72
Goals = Callable[[State], tuple[float, ...]]

CASES = (
    "Q12ises-Y30081813B37070100G14060100R68100501-Bp2B1-6s",
    "Q12tsfs-Y35301604B72114901G15103001R01431701-Bd0",
    "Q11ises-Y01000000G00000000-Gd0",
    "Q11tses-Y72674664B01003000G21010000R72014701-Rp0-3",
    "Q12ises-Y72727272B72720101G21720756R18000831-Gp0-13w",
    "Q11tses-Y70401815B00060100G47200000R42020701-Rp0-5",
)
"""Positions that an earlier audit found wrong."""


def find_cell(colour: str, progress: int) -> int:
    """L1.6: the ring cell, 0 where the token is not on the ring."""
    return (START[colour] + progress - 2) % 68 + 1 if 0 < progress <= 64 else 0


def are_one_team(state: State, one: int, other: int) -> bool:
    """L9: whether two seats win together."""
    return one == other or (state.options.teams and (one - other) % 2 == 0)


def are_one_side(state: State, one: int, other: int) -> bool:
    """L2.3: whether their tokens protect each other and bar the others together."""
    is_one = state.options.partners == "side"
    return one == other or (is_one and are_one_team(state, one, other))


# Positions


def list_positions(random: Random) -> Iterator[State]:
    """Positions a few actions after a random one, with random options."""
    while True:
        players = random.randint(2, 4)
        options: dict[str, Any] = {
            "dice": random.choice([1, 2]),
            "third_six": random.choice(["start", "workshop"]),
            "finish": random.choice(["exact", "free"]),
            "sums": random.choice([True, True, "six", False]),
            "teams": players == 4 and random.random() < 0.5,
        }
        if options["teams"] and random.random() < 0.5:
            options["partners"] = "players"
        colours = GAME.default_colours(players)
        state: State = GAME.initial(
            GAME.options_type.resolve(options, players),
            GAME.seats(colours, random.randrange(players)),
        )
        state = state._replace(tokens=scatter(random, state))
        if all(progress == SUMMIT for row in state.tokens for progress in row):
            continue
        state = state._replace(phase="draw")
        for _ in range(random.randint(1, 12)):
            turn = rules.turn(state)
            if isinstance(turn, Over):
                break
            if isinstance(turn, Throw):
                faces = [random.choice([1, 2, 3, 4, 5, 6, 6]) for _ in range(turn.dice)]
                state = rules.apply(state, rules.outcome(state, faces))
            else:
                state = rules.apply(state, rules.sample(state, random))
        if state.phase != "over" and GAME.from_position(GAME.position(state)) == state:
            yield state


def scatter(random: Random, state: State) -> tuple[Any, ...]:
    """Tokens wherever the rules let them stand: two on a cell at most, of one side on a white one
    (L5.4).
    """
    standing: dict[int, list[int]] = {}
    rows: list[tuple[int, ...]] = []
    late = random.random() < 0.3
    for seat, colour in enumerate(state.colours):
        row: list[int] = []
        while len(row) < 4:
            progress = random.choice(
                [
                    0,
                    72,
                    random.randint(1, 64),
                    random.randint(1, 64),
                    random.randint(1, 64),
                    random.randint(65, 71),
                ]
            )
            if late:
                progress = random.choice([72, 72, random.randint(40, 71), progress])
            cell = find_cell(colour, progress)
            here = standing.setdefault(cell, [])
            if cell and (
                len(here) == 2
                or (here and cell not in SAFE and not are_one_side(state, here[0], seat))
            ):
                continue
            here.append(seat)
            row.append(progress)
        rows.append(tuple(row))
    for seat, tokens in enumerate(rows):
        mates = [mate for mate in range(len(rows)) if are_one_team(state, seat, mate)]
        # somebody would build: leave one token on its way
        if all(rows[mate] == (SUMMIT,) * 4 for mate in mates):
            rows[seat] = (70, *tokens[1:])
    return tuple(rows)


# Search


def search(
    state: State, goals: Goals, draws: int, *, search_type: type[Search] | None = None
) -> tuple[float, ...]:
    """Goal by goal the best chance in the turn of the seat to play, with the dice in hand and so
    many draws yet to be thrown.
    """
    found = (search_type or Search)(state.seat, goals).find(state, draws)
    return tuple(1.0 if value > 1 - 1e-12 else value for value in found)


class Search:
    """Plain expectimax, every goal gone for alone."""

    choose: Callable[..., float] = staticmethod(max)

    def __init__(self, seat: int, goals: Goals) -> None:
        self.seat, self.goals = seat, goals
        self.found: dict[tuple[State, int], tuple[float, ...]] = {}

    def find(self, state: State, draws: int) -> tuple[float, ...]:
        key = state, draws
        if key not in self.found:
            self.found[key] = self.compute(state, draws)
        return self.found[key]

    def compute(self, state: State, draws: int) -> tuple[float, ...]:
        if (
            state.seat != self.seat
            or state.phase == "over"
            or (state.phase in ("draw", "build") and not draws)
        ):
            return self.goals(state)
        if state.phase == "play":
            return tuple(
                map(
                    self.choose,
                    zip(
                        *(
                            self.find(rules.apply(state, action), draws)
                            for action in rules.legal(state)
                        ),
                        strict=True,
                    ),
                )
            )
        if state.phase == "relaunch":
            return self.relaunch(state, draws)
        thrown = [(float(chance), self.throw(state, roll)) for roll, chance in rules.chances(state)]
        # L7.2: a void throw is made anew
        valid = [(chance, after) for chance, after in thrown if after != state]
        total = sum(chance for chance, _ in valid)
        return mean([(chance / total, self.find(after, draws - 1)) for chance, after in valid])

    def throw(self, state: State, roll: Any) -> State:
        return rules.apply(state, roll)

    def relaunch(self, state: State, draws: int) -> tuple[float, ...]:
        """L7.3: a die may be thrown again and again; found by repeating until nothing changes."""
        values: dict[State, tuple[float, ...]] = {state: self.goals(state)}
        while True:
            before = dict(values)
            for member in list(values):
                parts: list[tuple[float, tuple[float, ...]]] = []
                for roll, chance in rules.chances(member):
                    after = rules.apply(member, roll)
                    if after.phase == "relaunch":
                        values.setdefault(after, self.goals(after))
                        parts.append((float(chance), values[after]))
                    else:
                        parts.append((float(chance), self.find(after, draws)))
                values[member] = mean(parts)
            if values.keys() == before.keys() and all(
                abs(new - old) < 1e-15
                for member in values
                for new, old in zip(values[member], before[member], strict=True)
            ):
                return values[state]


class SparingSearch(Search):
    """The play of a partner, who avoids every goal. A token that goes back after a third six was
    moved (L3.4): it is not sent back as it stands.
    """

    choose = staticmethod(min)

    def compute(self, state: State, draws: int) -> tuple[float, ...]:
        """What was sent back stays so, though it may come out again in the same turn."""
        return tuple(map(max, super().compute(state, draws), self.goals(state)))

    def throw(self, state: State, roll: Any) -> State:
        after = rules.apply(state, roll)
        return after._replace(tokens=state.tokens)


def mean(parts: list[tuple[float, tuple[float, ...]]]) -> tuple[float, ...]:
    return tuple(
        sum(chance * values[goal] for chance, values in parts) for goal in range(len(parts[0][1]))
    )


# Turns


def begin_turn(state: State, seat: int) -> State:
    fresh = state._replace(
        seat=seat,
        phase="draw",
        dice=(),
        bonuses=(),
        sixes=0,
        is_six=False,
        is_whole=False,
        duty=(),
        moved=None,
    )
    mates = [mate for mate in range(len(state.tokens)) if are_one_team(state, seat, mate)]
    return (
        fresh._replace(phase="build")
        if all(state.tokens[mate] == (SUMMIT,) * 4 for mate in mates)
        else fresh
    )


def begin_next_throw(state: State, seat: int) -> State:
    """The seat's next throw as things stand: the rest of the turn is one of it after a six, with
    the sixes that were drawn.
    """
    fresh = begin_turn(state, seat)
    if state.seat == seat and (state.is_six or state.phase == "draw"):
        return fresh._replace(sixes=state.sixes, moved=state.moved)
    return fresh


def list_rival_turns(state: State, seat: int) -> list[State]:
    """Who throws against the seat before its next turn."""
    turns: list[State] = []
    players = len(state.tokens)
    at = (seat + 1) % players if state.seat == seat else state.seat
    while at != seat:
        if not are_one_side(state, at, seat):
            turns.append(state if at == state.seat else begin_turn(state, at))
        at = (at + 1) % players
    return turns


def chance_sent_back(state: State, owner: int, index: int, seat: int) -> float:
    """Before the seat's next turn, if it stays: one die, whole turns; two dice, a draw of each
    rival. A partner avoids it.
    """
    spared = 1.0
    for turn in list_rival_turns(state, seat):
        draws = 3 if state.options.dice == 1 else int(turn.phase == "draw")
        kind = SparingSearch if are_one_team(state, turn.seat, owner) else Search
        (chance,) = search(
            turn,
            lambda after: (float(after.tokens[owner][index] == 0),),
            draws,
            search_type=kind,
        )
        spared *= 1 - chance
    return 1 - spared


def find_sender(
    state: State, owner: int, index: int, random: Random, tries: int = 25
) -> State | None:
    """A position in which somebody has sent the token back before the owner's next turn, met by
    playing at random with many sixes.
    """
    for turn in list_rival_turns(state, owner):
        for _ in range(tries):
            at = turn
            while at.seat == turn.seat and at.phase != "over":
                if at.tokens[owner][index] == 0:
                    return at
                if at.phase == "play":
                    actions = rules.legal(at)
                    ends = [rules.apply(at, action) for action in actions]
                    at = next(
                        (end for end in ends if end.tokens[owner][index] == 0), random.choice(ends)
                    )
                else:
                    outcomes = [roll for roll, _ in rules.chances(at) if isinstance(roll, Roll)]
                    sixes = [roll for roll in outcomes if 6 in roll.dice or sum(roll.dice) == 6]
                    thrown = rules.apply(
                        at,
                        random.choice(
                            sixes if at.sixes < 2 and random.random() < 0.6 else outcomes
                        ),
                    )
                    at = thrown._replace(tokens=at.tokens)  # as it stands, without a third six
            if at.tokens[owner][index] == 0 and at.seat != owner:
                return at
    return None


# The lens


def list_lens_claims(state: State, seats: tuple[int, ...] = ()) -> Iterator[Claim]:
    """What is told to these seats, or to the one to play and another."""
    position = GAME.position(state)
    players = len(state.tokens)
    for seat in seats or (state.seat, (state.seat + 1 + len(position) % (players - 1)) % players):
        for entry in lens(GAME, state, seat):
            subject = f"seat {seat}, {entry.target}"
            truths = {
                key: find_truth(state, seat, entry.target, key)
                for key in entry.chances
                if not key.endswith("_by_masters")
            }
            # the evaluator's play, so no more than if they go for it
            if "sent_back_by_masters" in entry.chances:
                is_less = entry.chances["sent_back_by_masters"] <= entry.chances["sent_back"] + 1e-9
                yield Claim(position, f"{subject} sent_back_by_masters", True, is_less)
            for key, truth in truths.items():
                yield Claim(position, f"{subject} {key}", entry.chances[key], truth)
            for said in entry.messages:
                yield from check_lens_sentence(state, seat, entry.target, said, truths, subject)


def find_truth(state: State, seat: int, target: str, key: str) -> float:
    if key == "build":
        return 1 / 36
    if ":" in target:  # a place
        after, index = find_arrival(state, seat, target)
        return chance_sent_back(after, seat, index, seat)
    owner, index = state.colours.index(target[0]), int(target[1]) - 1
    if key == "sent_back":
        return chance_sent_back(state, owner, index, seat)
    if key == "send_back":
        return search(
            state,
            lambda after: (float(after.tokens[owner][index] == 0),),
            int(state.phase == "draw"),
        )[0]
    goal, _, is_next = key.partition("_")
    start = begin_next_throw(state, seat) if is_next else state
    row = state.tokens[seat]
    alike = [other for other in range(4) if row[other] == row[index]]
    reached: dict[str, Callable[[int], bool]] = {
        "exit": lambda progress: progress > 0,
        "refuge": lambda progress: (
            progress > 64 or find_cell(state.colours[seat], progress) in SAFE
        ),
        "summit": lambda progress: progress == SUMMIT,
    }
    is_reached = reached[goal]
    return max(
        search(
            start,
            lambda after: tuple(float(is_reached(after.tokens[seat][other])) for other in alike),
            int(start.phase == "draw"),
        )
    )


def find_arrival(state: State, seat: int, target: str) -> tuple[State, int]:
    """The position after the first action that leads one of the seat's tokens to a place, and which
    token.
    """
    cell, colour = int(target.split(":")[1]), state.colours[seat]
    for action in rules.legal(state):
        token = getattr(action, "token", None)
        if token is not None and token.colour == colour:
            after = rules.apply(state, action)
            if find_cell(colour, after.tokens[seat][token.number - 1]) == cell:
                return after, token.number - 1
    raise AssertionError(target)


def check_lens_sentence(
    state: State, seat: int, target: str, said: Message, truths: dict[str, float], subject: str
) -> Iterator[Claim]:
    position, key = GAME.position(state), said.key.removeprefix("lens-quatre_colonnes-")
    stated: Any = dict(said.arguments).get("chance")
    if key.startswith("masters"):  # the evaluator's, not a chance by the rules
        return
    if key.startswith(("danger", "there")):
        chance = truths["sent_back"]
        if stated is not None:
            yield Claim(
                position, f"{subject} {key} of dice", key.endswith("-draw"), state.options.dice == 2
            )
            yield Claim(position, f"{subject} {key}", stated, chance)
            return
        yield Claim(position, f"{subject} {key}", 0.0, chance)
        if key.endswith("-spared"):
            yield Claim(position, f"{subject} {key} of players", "players", state.options.partners)
        if key.endswith("-none") and (
            state.options.dice == 2 or state.options.partners == "players"
        ):
            after, index = (
                find_arrival(state, seat, target) if ":" in target else (state, int(target[1]) - 1)
            )
            sender = find_sender(after, seat, index, Random(position))
            yield Claim(
                position, f"{subject} {key} in a whole turn", None, sender and GAME.position(sender)
            )
    elif key == "build":
        yield Claim(position, subject, stated, 1 / 36)
    else:
        stem = (
            "send"
            if key.startswith("send")
            else "-".join(key.removesuffix("-now").removesuffix("-never").split("-"))
        )
        chance = truths["send_back" if stem == "send" else stem.replace("-", "_")]
        yield claim_sentence(position, subject, said, f"lens-quatre_colonnes-{stem}", chance)


def find_in_lens(state: State, seat: int, target: str, key: str) -> float | None:
    """What the lens tells a seat of a token."""
    entries = lens(GAME, state, seat)
    return next((entry.chances.get(key) for entry in entries if entry.target == target), None)


# The coach


class RandomEvaluator:
    """An evaluator with random ranks, the same at every call."""

    def rank(self, state: State) -> tuple[RankedAction, ...]:
        random = Random(GAME.position(state))
        actions = list(rules.legal(state))
        random.shuffle(actions)
        shares = sorted((random.random() for _ in actions), reverse=True)
        return tuple(
            RankedAction(
                action,
                tuple(
                    share if are_one_team(state, seat, state.seat) else 1 - share
                    for seat in range(len(state.tokens))
                ),
            )
            for action, share in zip(actions, shares, strict=True)
        )


EVALUATOR: Any = RandomEvaluator()
PAIRS = 6


def complete(state: State, action: Any) -> State:
    """The end of the draw after an action, if the rest is played as the evaluator likes."""
    seat, after = state.seat, rules.apply(state, action)
    while after.phase == "play" and after.seat == seat:
        after = rules.apply(after, EVALUATOR.rank(after)[0].action)
    return after


def list_coach_claims(state: State) -> Iterator[Claim]:
    """Pairs of the actions of a decision compared."""
    if state.phase != "play" or len(rules.legal(state)) < 2:
        return
    options = EVALUATOR.rank(state)
    random = Random(GAME.position(state))
    for better, worse in choose_pairs(options, PAIRS, random):
        yield from check_pair(state, better, worse)


def check_nudge(state: State, best: Any, other: Any, key: str) -> bool:
    """Whether what a nudge says is so."""
    ours, theirs = DrawEnd(state, complete(state, best)), DrawEnd(state, complete(state, other))
    tokens = [f"{state.colours[seat]}{index + 1}" for seat, index in ours.own]
    match key.removeprefix("coach-quatre_colonnes-nudge-"):
        case "send":
            return bool(ours.sent_back())
        case "summit":
            return any(ours.moved(token)[0] < SUMMIT == ours.moved(token)[1] for token in tokens)
        case "barrier":
            return bool(ours.barriers(ours.own, state) & ours.barriers(ours.own))
        case "danger":
            return any(
                chance_sent_back(theirs.state, *piece, state.seat) > 0
                for piece in theirs.own
                if theirs.cell(piece)
            )
        case "refuge":
            return any(comes_to_safety(ours, token) for token in tokens)
        case "bonus":
            return bool(state.bonuses)
        case "way":
            return not state.bonuses
        case kind:
            raise KeyError(kind)


def check_pair(state: State, best: RankedAction, other: RankedAction) -> Iterator[Claim]:
    position = GAME.position(state)
    ours, theirs = (
        DrawEnd(state, complete(state, best.action)),
        DrawEnd(state, complete(state, other.action)),
    )
    nudge = find_adapter(GAME).nudge(state, (best, other), EVALUATOR)
    is_true = check_nudge(state, best.action, other.action, nudge.key)
    yield Claim(position, f"{best.action} or {other.action}: {nudge.key}", True, is_true)
    said = find_adapter(GAME).compare(state, best, other, EVALUATOR)
    yield Claim(position, f"{best.action} or {other.action}: reasons", True, 1 <= len(said) <= 4)
    for message in said:
        kind = message.key.removeprefix("coach-quatre_colonnes-")
        subject = f"{best.action} or {other.action}: {kind}"
        arguments = dict(message.arguments)
        if kind == "declines":
            lost = best.shares[state.seat] - other.shares[state.seat]
            yield Claim(position, subject, arguments["share"], lost)
            yield Claim(position, subject, arguments["cells"], state.bonuses[0])
            yield Claim(position, subject, str(other.action), "skip")
            continue
        if "side" in arguments:
            yield Claim(
                position,
                f"{subject} side",
                arguments["side"],
                "team" if state.options.teams else "own",
            )
        yield from CHECKS[kind](position, subject, arguments, ours, theirs)


class DrawEnd:
    """What can be counted at the end of a draw, all of it of the side that was to play."""

    def __init__(self, before: State, state: State) -> None:
        self.before, self.state, self.seat = before, state, before.seat
        everybody = [(seat, index) for seat in range(len(before.tokens)) for index in range(4)]
        self.everybody = everybody
        self.own = [piece for piece in everybody if are_one_team(before, piece[0], self.seat)]
        self.rivals = [
            piece for piece in everybody if not are_one_team(before, piece[0], self.seat)
        ]

    def find_piece(self, token: str) -> tuple[int, int]:
        return self.before.colours.index(token[0]), int(token[1]) - 1

    def progress(self, piece: tuple[int, int], state: State | None = None) -> int:
        return (state or self.state).tokens[piece[0]][piece[1]]

    def cell(self, piece: tuple[int, int], state: State | None = None) -> int:
        return find_cell(self.before.colours[piece[0]], self.progress(piece, state))

    def count_here(self, cell: int, side: list[tuple[int, int]], state: State | None = None) -> int:
        return sum(self.cell(piece, state) == cell for piece in side)

    def is_safe(self, piece: tuple[int, int], state: State | None = None) -> bool:
        """On a safe cell, the arrow or the summit (L1.4), or in a pair (L5.6)."""
        progress, cell = self.progress(piece, state), self.cell(piece, state)
        side = self.own if piece in self.own else self.rivals
        mates = [mate for mate in side if are_one_side(self.before, mate[0], piece[0])]
        return (
            progress > 64
            or cell in SAFE
            or (progress > 0 and self.count_here(cell, mates, state) == 2)
        )

    def gap(self, behind: tuple[int, int], cell: int) -> int:
        """The cells that a token has to go to a cell on its way; 0 where it never comes there."""
        progress = self.progress(behind)
        ahead = [
            place
            for place in range(progress + 1, 65)
            if find_cell(self.before.colours[behind[0]], place) == cell
        ]
        return ahead[0] - progress if ahead and progress else 0

    def barriers(self, side: list[tuple[int, int]], state: State | None = None) -> set[int]:
        """Safe cells with two tokens of one side, one of which is among these (L6.1)."""
        found: set[int] = set()
        for piece in side:
            cell = self.cell(piece, state)
            mates = [mate for mate in side if are_one_side(self.before, mate[0], piece[0])]
            if cell in SAFE and self.count_here(cell, mates, state) == 2:
                found.add(cell)
        return found

    def count_behind(self, pieces: list[tuple[int, int]], cells: Iterable[int], most: int) -> int:
        wanted = set(cells) - {0}
        return sum(any(0 < self.gap(piece, cell) <= most for cell in wanted) for piece in pieces)

    def moved(self, token: str) -> tuple[int, int]:
        """Where a token was, and where it is."""
        piece = self.find_piece(token)
        return self.progress(piece, self.before), self.progress(piece)

    def sent_back(self, pieces: list[tuple[int, int]] | None = None) -> list[int]:
        """What the tokens, the rivals' or those given, that are in the workshop now had gone."""
        return [
            self.progress(piece, self.before)
            for piece in (self.rivals if pieces is None else pieces)
            if self.progress(piece, self.before) and not self.progress(piece)
        ]

    def gone(self, most: int) -> int:
        """The cells that own tokens have gone that were not sent back."""
        return sum(
            min(self.progress(piece), most) - min(self.progress(piece, self.before), most)
            for piece in self.own
            if self.progress(piece) or not self.progress(piece, self.before)
        )

    def held_up(self) -> int:
        return self.count_behind(self.rivals, self.barriers(self.own), 12)

    def barred(self) -> int:
        return self.count_behind(self.own, self.barriers(self.rivals), 6)

    def pursuers(self) -> int:
        return self.count_behind(
            self.rivals, [self.cell(piece) for piece in self.own if not self.is_safe(piece)], 12
        )

    def chased(self) -> int:
        return sum(
            any(0 < self.gap(piece, self.cell(rival)) <= 12 for piece in self.own)
            for rival in self.rivals
            if self.cell(rival) and not self.is_safe(rival)
        )

    def safe(self) -> int:
        """Own tokens out of the workshop that nobody can send back where they stand, in however
        many turns.
        """
        found = 0
        for piece in self.own:
            mates, others = list[tuple[int, int]](), list[tuple[int, int]]()
            for other in self.everybody:
                (mates if are_one_side(self.before, other[0], piece[0]) else others).append(other)
            cell, is_alone = self.cell(piece), self.count_here(self.cell(piece), mates) < 2
            waiting_to_leave = [
                rival
                for rival in others
                if START[self.before.colours[rival[0]]] == cell and not self.progress(rival)
            ]
            if cell in SAFE:
                can_be_met = bool(waiting_to_leave) and is_alone
            else:
                waiting = [rival for rival in others if not self.progress(rival)]
                reach = any(self.gap(rival, cell) for rival in others) or any(
                    find_cell(self.before.colours[rival[0]], place) == cell
                    for rival in waiting
                    for place in range(1, 65)
                )
                can_be_met = cell != 0 and is_alone and reach
            found += self.progress(piece) > 0 and not can_be_met
        return found

    def third_six(self) -> float:
        if self.state.seat != self.seat or self.state.phase != "draw" or self.state.sixes < 2:
            return 0.0
        total = sum(map(sum, self.state.tokens))
        return sum(
            float(chance) * (total - sum(map(sum, rules.apply(self.state, roll).tokens)))
            for roll, chance in rules.chances(self.state)
        )

    def next_throw(self) -> State | None:
        if self.state.phase == "over":
            return None
        turn = begin_next_throw(self.state, self.seat)
        return turn if turn.phase == "draw" else None

    def chance_to_send(self, token: str) -> float:
        turn, (owner, index) = self.next_throw(), self.find_piece(token)
        return (
            search(turn, lambda after: (float(after.tokens[owner][index] == 0),), 1)[0]
            if turn
            else 0.0
        )

    def chance_of_summit(self) -> float:
        turn = self.next_throw()
        home = self.state.tokens[self.seat].count(SUMMIT)
        return (
            search(turn, lambda after: (float(after.tokens[self.seat].count(SUMMIT) > home),), 1)[0]
            if turn
            else 0.0
        )

    def landings(self) -> int:
        """Faces of one die by which a token of the side that does not stand safe comes to stand
        safe.
        """
        turn, count = self.next_throw(), 0
        if turn is None:
            return 0
        for face in range(1, 7):
            if face == 6 and turn.sixes == 2:  # L3.4
                continue
            barriers = [
                cell
                for cell in self.barriers(self.own)
                if any(self.cell((self.seat, index)) == cell for index in range(4))
            ]
            hand = turn._replace(
                phase="play",
                dice=(face,),
                is_six=face == 6,
                duty=tuple(sorted(barriers)) if face == 6 else (),
            )
            for action in rules.legal(hand):
                assert not isinstance(action, (Roll, Skip))
                piece = self.find_piece(str(action.token))
                if not self.is_safe(piece) and DrawEnd(
                    self.before, rules.apply(hand, action)
                ).is_safe(piece):
                    count += 1
                    break
        return count


Check = Callable[[str, str, dict[str, Any], DrawEnd, DrawEnd], Iterator[Claim]]


def compare_counts(
    count: Callable[[DrawEnd], int | float], stated: str = "count", slack: float = 1e-9
) -> Check:
    """A sentence that states one count of both ends."""

    def check(
        position: str, subject: str, arguments: dict[str, Any], ours: DrawEnd, theirs: DrawEnd
    ) -> Iterator[Claim]:
        yield Claim(position, subject, arguments[stated], count(ours), slack)
        yield Claim(position, f"{subject} against", arguments["against"], count(theirs), slack)

    return check


def check_sends(
    position: str, subject: str, arguments: dict[str, Any], ours: DrawEnd, theirs: DrawEnd
) -> Iterator[Claim]:
    sent = ours.sent_back()
    yield Claim(position, f"{subject} cells", arguments["cells"], sum(sent))
    yield Claim(position, f"{subject} count", arguments["count"], len(sent))
    yield Claim(position, f"{subject} bonus", arguments["bonus"], 20 * len(sent))
    yield Claim(position, f"{subject} token", ours.moved(arguments["token"]), (max(sent), 0))
    yield Claim(
        position, f"{subject} more than the other", True, sum(sent) > sum(theirs.sent_back())
    )


def check_moved(is_so: Callable[[DrawEnd, str], bool], *, of_best: bool) -> Check:
    """A sentence about one token: true of the one end, and not of its tokens at the other."""

    def check(
        position: str, subject: str, arguments: dict[str, Any], ours: DrawEnd, theirs: DrawEnd
    ) -> Iterator[Claim]:
        end, opposite = (ours, theirs) if of_best else (theirs, ours)
        tokens = [f"{end.before.colours[seat]}{index + 1}" for seat, index in end.own]
        yield Claim(position, subject, True, is_so(end, arguments["token"]))
        yield Claim(
            position,
            f"{subject} not of the other",
            False,
            any(is_so(opposite, token) for token in tokens),
        )

    return check


def check_exposed(
    position: str, subject: str, arguments: dict[str, Any], ours: DrawEnd, theirs: DrawEnd
) -> Iterator[Claim]:
    """A token is sent back more often after the other action than after the best one."""
    owner, index = theirs.find_piece(arguments["token"])
    against, chance = (
        chance_sent_back(end.state, owner, index, end.seat) for end in (ours, theirs)
    )
    yield Claim(position, subject, arguments["chance"], chance)
    yield Claim(position, f"{subject} against", arguments["against"], against)
    yield Claim(position, f"{subject} more than after the best", True, chance > against)
    if owner == theirs.seat and is_sampled(position, subject):
        # a partner's lens speaks of the partner's next turn
        for which, end in (("chance", theirs), ("against", ours)):
            told = find_in_lens(end.state, owner, arguments["token"], "sent_back") or 0.0
            yield Claim(position, f"{subject} {which} in the lens", arguments[which], told)
    yield Claim(
        position,
        f"{subject} close",
        arguments["count"],
        theirs.count_behind(theirs.rivals, [theirs.cell((owner, index))], 6),
    )


def check_more_to_lose(
    position: str, subject: str, arguments: dict[str, Any], ours: DrawEnd, theirs: DrawEnd
) -> Iterator[Claim]:
    """A token can be sent back after both actions, and has gone farther after the other one."""
    piece = theirs.find_piece(arguments["token"])
    yield Claim(position, subject, arguments["cells"], theirs.progress(piece))
    yield Claim(position, f"{subject} against", arguments["against"], ours.progress(piece))
    yield Claim(position, f"{subject} more", True, theirs.progress(piece) > ours.progress(piece))
    for end, when in ((ours, "best"), (theirs, "other")):
        chance = chance_sent_back(end.state, *piece, end.seat)
        yield Claim(position, f"{subject} after the {when}", True, chance > 0)


def check_hunts(
    position: str, subject: str, arguments: dict[str, Any], ours: DrawEnd, theirs: DrawEnd
) -> Iterator[Claim]:
    token, turn = arguments["token"], ours.next_throw()
    assert turn is not None
    yield Claim(position, subject, arguments["chance"], ours.chance_to_send(token))
    if is_sampled(position, subject):
        told = find_in_lens(turn, ours.seat, token, "send_back")
        yield Claim(position, f"{subject} in the lens", arguments["chance"], told)
    yield Claim(position, f"{subject} cells", arguments["cells"], ours.moved(token)[1])


def check_summit_next(
    position: str, subject: str, arguments: dict[str, Any], ours: DrawEnd, theirs: DrawEnd
) -> Iterator[Claim]:
    yield Claim(position, subject, arguments["chance"], ours.chance_of_summit())
    yield Claim(position, f"{subject} against", arguments["against"], theirs.chance_of_summit())


def check_barrier(*, is_new: bool) -> Check:
    def check(
        position: str, subject: str, arguments: dict[str, Any], ours: DrawEnd, theirs: DrawEnd
    ) -> Iterator[Claim]:
        end = ours if is_new else theirs
        before, after = end.barriers(end.own, end.before), end.barriers(end.own)
        yield Claim(
            position,
            subject,
            True,
            arguments["cell"] in (after - before if is_new else before - after),
        )

    return check


def check_way(*, is_nearer: bool) -> Check:
    def check(
        position: str, subject: str, arguments: dict[str, Any], ours: DrawEnd, theirs: DrawEnd
    ) -> Iterator[Claim]:
        token, instead = arguments["token"], arguments["instead"]
        yield Claim(position, subject, arguments["cells"], SUMMIT - ours.moved(token)[1])
        yield Claim(
            position,
            f"{subject} farther on",
            is_nearer,
            theirs.moved(token)[1] > ours.moved(instead)[1],
        )

    return check


def is_on_doorstep(end: DrawEnd, token: str) -> bool:
    piece = end.find_piece(token)
    cell = end.cell(piece)
    mates = [other for other in end.own if are_one_side(end.before, other[0], piece[0])]
    waits = any(
        START[end.before.colours[seat]] == cell and not end.progress((seat, index))
        for seat, index in end.rivals
    )
    return waits and end.count_here(cell, mates) == 1


def comes_to_safety(end: DrawEnd, token: str) -> bool:
    before, after = end.moved(token)
    return (
        0 < before < after
        and not end.is_safe(end.find_piece(token), end.before)
        and end.is_safe(end.find_piece(token))
    )


def leaves_safety(end: DrawEnd, token: str) -> bool:
    before, after = end.moved(token)
    return (
        before < after
        and end.is_safe(end.find_piece(token), end.before)
        and not end.is_safe(end.find_piece(token))
    )


def check_nothing(
    position: str, subject: str, arguments: dict[str, Any], ours: DrawEnd, theirs: DrawEnd
) -> Iterator[Claim]:
    """It brings no more than the other."""
    yield Claim(
        position,
        subject,
        True,
        ours.gone(72) <= theirs.gone(72) and sum(ours.sent_back()) <= sum(theirs.sent_back()),
    )


def check_spares(
    position: str, subject: str, arguments: dict[str, Any], ours: DrawEnd, theirs: DrawEnd
) -> Iterator[Claim]:
    lost = theirs.sent_back(theirs.own)
    yield Claim(position, f"{subject} cells", arguments["cells"], sum(lost))
    yield Claim(position, f"{subject} token", theirs.moved(arguments["token"]), (max(lost), 0))
    yield Claim(
        position, f"{subject} more than the best", True, sum(lost) > sum(ours.sent_back(ours.own))
    )


CHECKS: dict[str, Check] = {
    "sends": check_sends,
    "spares": check_spares,
    "summit": check_moved(
        lambda end, token: end.moved(token)[0] < SUMMIT == end.moved(token)[1], of_best=True
    ),
    "enters": check_moved(
        lambda end, token: end.moved(token)[0] == 0 < end.moved(token)[1], of_best=True
    ),
    "shelters": check_moved(comes_to_safety, of_best=True),
    "leaves": check_moved(leaves_safety, of_best=False),
    "doorstep": check_moved(is_on_doorstep, of_best=False),
    "farther": compare_counts(lambda end: end.gone(72), "cells"),
    "ring": compare_counts(lambda end: end.gone(64), "cells"),
    "blocks": compare_counts(DrawEnd.held_up),
    "pursued": compare_counts(DrawEnd.pursuers),
    "barred": compare_counts(DrawEnd.barred),
    "safe": compare_counts(DrawEnd.safe),
    "chases": compare_counts(DrawEnd.chased),
    "lands": compare_counts(DrawEnd.landings),
    "third-six": compare_counts(DrawEnd.third_six, "cells", 0.05 + 1e-9),
    "exposes": check_exposed,
    "exposes-draw": check_exposed,
    "more-to-lose": check_more_to_lose,
    "hunts": check_hunts,
    "summit-next": check_summit_next,
    "opens": check_barrier(is_new=False),
    "closes": check_barrier(is_new=True),
    "nearer": check_way(is_nearer=True),
    "last": check_way(is_nearer=False),
    "way": check_nothing,
}


def list_claims(random: Random) -> Iterator[Claim]:
    """Claims without end."""
    for state in list_positions(random):
        yield from list_claims_of(state)


def list_claims_of(state: State) -> Iterator[Claim]:
    yield from list_lens_claims(state)
    yield from list_coach_claims(state)
