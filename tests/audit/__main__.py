"""`python -m tests.audit --game G --cases N`: recompute numbers of the lens and the coach, ask the
evaluators in several orders, or play accusations of reviews on. Exit status 1 where something is
wrong.
"""

import argparse
import sys
from collections.abc import Iterator
from itertools import islice

from rich.progress import Progress

from tests.audit.accusations import ERRORS, Verdict, list_verdicts, summarise
from tests.audit.claims import Claim
from tests.audit.questions import list_claims
from tests.audit.run import AUDITS, audit


def check(
    claims: Iterator[Claim] | Iterator[Verdict], given: argparse.Namespace
) -> tuple[list[Claim | Verdict], list[Claim | Verdict]]:
    """All claims, and those that are wrong, which are printed as they are found."""
    found: list[Claim | Verdict] = []
    wrong: list[Claim | Verdict] = []
    with Progress() as progress:
        task = progress.add_task(given.game, total=given.cases)
        for claim in islice(claims, given.cases):
            found.append(claim)
            if not claim.is_right:
                wrong.append(claim)
                progress.update(task, description=f"{given.game}: {len(wrong)} wrong")
            if isinstance(claim, Verdict) or (not claim.is_right and len(wrong) <= given.shown):
                progress.console.print(str(claim), markup=False, highlight=False, soft_wrap=True)
            progress.advance(task)
    return found, wrong


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.audit")
    parser.add_argument("--game", choices=list(AUDITS), required=True)
    parser.add_argument(
        "--check", choices=("numbers", "questions", "accusations"), default="numbers"
    )
    parser.add_argument("--cases", type=int, default=2_000, help="numbers or losses to check")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--seats",
        action="append",
        type=lambda text: text.split(","),
        default=[],
        help="who plays the games with accusations, several times for several tables: club,master",
    )
    parser.add_argument("--shown", type=int, default=20, help="wrong numbers to print")
    given = parser.parse_args()
    match given.check:
        case "questions":
            found, wrong = check(list_claims(given.game, given.seed), given)
        case "accusations":
            found, wrong = check(list_verdicts(given.game, given.seed, given.seats), given)
            verdicts = [each for each in found if isinstance(each, Verdict)]
            print("\n".join(summarise(verdicts)))
            print(
                f"{len(verdicts)} accusations of {given.game}, seed {given.seed}: {len(wrong)}"
                f" charge {ERRORS} standard errors too much,"
                f" {sum(each.is_unfounded for each in verdicts)} of them where nothing was lost"
            )
            return bool(wrong)
        case _:
            found, wrong = check(audit(given.game, given.cases, given.seed), given)
    print(f"{len(found)} {given.check} of {given.game}, seed {given.seed}: {len(wrong)} wrong")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
