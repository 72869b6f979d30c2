"""The lens of Les 4 colonnes: the exact chances of every token and place."""

from __future__ import annotations

from collections.abc import Iterator

from colonnade.analysis.lens import LensEntry
from colonnade.analysis.quatre_colonnes.chances import (
    begin_next_throw,
    find_capture_odds,
    find_dangers,
    find_odds,
    is_on_safe_cell,
    list_rival_pieces,
    may_be_sent_back,
)
from colonnade.analysis.quatre_colonnes.masters import find_dangers_by_masters
from colonnade.bots.evaluation import Shares
from colonnade.core.message import Message, message
from colonnade.games.quatre_colonnes.actions import TOKEN, Bonus, Exit, Move
from colonnade.games.quatre_colonnes.board import LAST_ON_RING, SUMMIT, TOKENS
from colonnade.games.quatre_colonnes.movement import Piece, name_of
from colonnade.games.quatre_colonnes.rules import apply, chances, legal
from colonnade.games.quatre_colonnes.state import State
from colonnade.games.quatre_colonnes.view import place_name


def find_entries(state: State, seat: int) -> tuple[LensEntry, ...]:
    """The chances of the seat's tokens to advance and to be sent back, to send back each rival
    token, to be sent back from each place within reach, and to build.
    """
    if state.phase == "over":
        return ()
    entries = [*_describe_own(state, seat)]
    if state.seat == seat:
        entries += _describe_rivals(state, seat)
        entries += _describe_places(state, seat)
        if state.phase == "build":
            build = chance_of_building(state)
            messages = (message("lens-quatre_colonnes-build", "L3.1", chance=build),)
            entries.append(LensEntry(f"summit:{state.colours[seat]}", messages, {"build": build}))
    return tuple(entries)


def chance_of_building(state: State) -> float:
    """The chance that one attempt to build succeeds (L3.1)."""
    return float(
        sum(chance for roll, chance in chances(state) if apply(state, roll).phase == "over")
    )


def _describe_own(state: State, seat: int) -> Iterator[LensEntry]:
    colour, row = state.colours[seat], state.tokens[seat]
    dangers = find_dangers(state, seat)
    masters = find_dangers_by_masters(state, seat, dangers)
    now = _find_own_odds(state, seat) if state.seat == seat else None
    following = (
        _find_own_odds(begin_next_throw(state, seat), seat)
        if state.phase == "play" or state.seat != seat
        else None
    )
    for index, token in enumerate(TOKEN[colour]):
        if row[index] == SUMMIT:
            continue
        found: dict[str, float] = {}
        messages: list[Message] = []
        for suffix, odds in (("", now), ("-next", following)):
            if odds is not None:
                messages += _describe_reach(state, seat, index, odds, suffix, found)
        if 0 < row[index] <= LAST_ON_RING:
            found["sent_back"] = dangers[index]
            messages.append(
                _describe_danger(
                    state, (seat, index), "lens-quatre_colonnes-danger", dangers[index]
                )
            )
            if dangers[index]:
                found["sent_back_by_masters"] = masters[index]
                messages.append(_describe_masters(state, masters[index]))
        if messages:
            yield LensEntry(str(token), tuple(messages), found)


def _find_own_odds(state: State, seat: int) -> Shares | None:
    """Per token of the seat to play, the chances after this draw to be out, then to be on a safe
    cell or its arrow, then to be on the summit.

    Of tokens with the same progress only the first is ever moved; all get the best of their
    chances.
    """
    if state.phase == "build":
        return None

    def goals(after: State) -> Shares:
        row = after.tokens[seat]
        return (
            *(float(progress > 0) for progress in row),
            *(float(is_on_safe_cell(after, seat, index)) for index in range(TOKENS)),
            *(float(progress == SUMMIT) for progress in row),
        )

    odds, row = find_odds(state, goals, int(state.phase == "draw")), state.tokens[seat]
    alike = [
        [other for other in range(TOKENS) if row[other] == row[index]] for index in range(TOKENS)
    ]
    return tuple(
        max(odds[goal + other] for other in alike[index])
        for goal in (0, TOKENS, 2 * TOKENS)
        for index in range(TOKENS)
    )


def _describe_reach(
    state: State, seat: int, index: int, odds: Shares, suffix: str, found: dict[str, float]
) -> Iterator[Message]:
    out, safe, summit = (odds[goal * TOKENS + index] for goal in range(3))
    progress = state.tokens[seat][index]
    if progress == 0:
        found[f"exit{suffix}".replace("-", "_")] = out
        yield _describe_chance(f"lens-quatre_colonnes-exit{suffix}", "L4.1", out)
        return
    if not is_on_safe_cell(state, seat, index):
        found[f"refuge{suffix}".replace("-", "_")] = safe
        yield _describe_chance(f"lens-quatre_colonnes-refuge{suffix}", "L1.4", safe)
    if summit:
        found[f"summit{suffix}".replace("-", "_")] = summit
        yield _describe_chance(f"lens-quatre_colonnes-summit{suffix}", "L5.2", summit)


def _describe_chance(key: str, clause: str, chance: float) -> Message:
    if chance in (0.0, 1.0):
        return message(f"{key}-now" if chance else f"{key}-never", clause)
    return message(key, clause, chance=chance)


def _describe_danger(state: State, piece: Piece, key: str, chance: float) -> Message:
    if chance:
        return message(key if state.options.dice == 1 else f"{key}-draw", "L5.5", chance=chance)
    if state.options.dice == 1 and state.options.partners == "side":
        return message(f"{key}-none", "L5.5")
    if not may_be_sent_back(state, *piece):
        return message(f"{key}-none", "L5.5")
    if state.options.dice == 2:
        return message(f"{key}-later", "L3.7")
    return message(f"{key}-spared", "L2.3")


def _describe_masters(state: State, chance: float) -> Message:
    key = (
        "lens-quatre_colonnes-masters"
        if state.options.dice == 1
        else "lens-quatre_colonnes-masters-draw"
    )
    return message(key, "L5.5", chance=chance)


def _describe_rivals(state: State, seat: int) -> Iterator[LensEntry]:
    """The rival tokens on the ring, with the chance to send each back with this draw."""
    pieces = list_rival_pieces(state, seat)
    if not pieces or state.phase == "build":
        return
    odds = find_capture_odds(state, pieces, int(state.phase == "draw"))
    for piece, chance in zip(pieces, odds, strict=True):
        yield LensEntry(
            name_of(state, piece),
            (_describe_chance("lens-quatre_colonnes-send", "L5.5", chance),),
            {"send_back": chance},
        )


def _describe_places(state: State, seat: int) -> Iterator[LensEntry]:
    """The places that the next move can reach, with the chance to be sent back from there."""
    if state.phase != "play":
        return
    seen: set[str] = set()
    for action in legal(state):
        if isinstance(action, Exit | Move | Bonus) and action.token.colour == state.colours[seat]:
            after, index = apply(state, action), action.token.number - 1
            progress = after.tokens[seat][index]
            place = place_name(action.token.colour, progress)
            if progress <= LAST_ON_RING and place not in seen:
                seen.add(place)
                yield _describe_place(after, seat, index, place)


def _describe_place(after: State, seat: int, index: int, place: str) -> LensEntry:
    dangers = find_dangers(after, seat, (index,))
    chances = {"sent_back": dangers[index]}
    messages = [
        _describe_danger(after, (seat, index), "lens-quatre_colonnes-there", dangers[index])
    ]
    if dangers[index]:
        chances["sent_back_by_masters"] = find_dangers_by_masters(after, seat, dangers)[index]
        messages.append(_describe_masters(after, chances["sent_back_by_masters"]))
    return LensEntry(place, tuple(messages), chances)
