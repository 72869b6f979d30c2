"""A review for people: tables for the terminal, and one page of HTML."""

from colonnade.analysis.report.chart import draw_chart
from colonnade.analysis.report.page import show_in_notebook, write_page, write_part
from colonnade.analysis.report.tables import show_review, show_rollout
from colonnade.analysis.report.text import ReviewText

__all__ = [
    "ReviewText",
    "draw_chart",
    "show_in_notebook",
    "show_review",
    "show_rollout",
    "write_page",
    "write_part",
]
