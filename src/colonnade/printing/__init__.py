"""Print and play: boards, pieces, score pads and rules as PDF, and solids for 3-D printers.

`order` says what may be asked for, `booklet` collects the sheets of a game, `typesetting` makes
pages of them. Typst is imported only there, when something is printed.
"""
