.PHONY: help play test check format

help:
	@echo "make play     play a game in the terminal"
	@echo "make test     everything a change must pass: make check and the tests"
	@echo "make check    style, types and the rules of who may import whom"
	@echo "make format   put the code in the house style"

play:
	@.ci/environment
	@.venv/bin/colonnade play columbiz

test: check
	.venv/bin/pytest -n 2

check:
	@.ci/environment dev
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/basedpyright
	.venv/bin/lint-imports

format:
	@.ci/environment dev
	.venv/bin/ruff check --fix
	.venv/bin/ruff format
