"""What the drawings of all games are built from."""

from xml.etree import ElementTree

import pytest

from colonnade.core.svg import die, document, element, join_words, label, number


@pytest.mark.parametrize(
    ("value", "text"), [(1.0, "1"), (0.125, "0.12"), (-0.001, "0"), (-2.5, "-2.5"), (100, "100")]
)
def test_numbers_take_as_few_characters_as_they_can(value: float, text: str) -> None:
    assert number(value) == text


def test_attributes_are_spelt_as_svg_spells_them_and_none_is_left_out() -> None:
    assert (
        element("g", stroke_width=1.5, class_="a", fill=None) == '<g stroke-width="1.5" class="a"/>'
    )


def test_what_is_written_is_escaped() -> None:
    assert ElementTree.fromstring(label('<&"', 0, 0, 10)).text == '<&"'
    assert ElementTree.fromstring(element("g", data_name='<&"')).get("data-name") == '<&"'


@pytest.mark.parametrize("face", range(1, 7))
def test_a_die_has_as_many_pips_as_its_face(face: int) -> None:
    drawn = ElementTree.fromstring(die(face, 0, 0, 40))
    assert len(drawn.findall(".//circle")) == face
    assert (drawn.get("data-die"), drawn.get("data-status")) == (str(face), "free")


def test_a_die_still_to_be_thrown_has_no_pips() -> None:
    drawn = ElementTree.fromstring(die(None, 0, 0, 40))
    assert not drawn.findall(".//circle")
    assert drawn.get("data-status") == "unthrown"


def test_a_spent_die_is_struck_through() -> None:
    assert ElementTree.fromstring(die(4, 0, 0, 40, status="spent")).findall(".//path")
    assert not ElementTree.fromstring(die(4, 0, 0, 40)).findall(".//path")


def test_a_document_tells_a_screen_reader_what_it_shows() -> None:
    root = ElementTree.fromstring(document(10, 20, "A & B", "two < three"))
    assert root.get("role") == "img"
    assert [child.text for child in root] == ["A & B", "two < three"]


@pytest.mark.parametrize(
    ("words", "text"),
    [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")],
)
def test_lists_read_as_english(words: list[str], text: str) -> None:
    assert join_words(words) == text
