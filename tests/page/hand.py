"""A hand: it clicks what a person could see and hit, and nothing else."""

from playwright.sync_api import Locator

AIM = """(one) => {
    const board = one.closest('.boardbox:not(.flat)');
    if (board) one.focus({preventScroll: true});
    else one.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'});
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
        const box = (one.querySelector(':scope > .hit') ?? one).getBoundingClientRect();
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        const here = document.elementsFromPoint(x, y);
        // On the board a click goes through what may not be chosen.
        const taken = here.find((it) => !board?.contains(it) || it.closest('button, .offer') || one.contains(it));
        const name = (it) => it ? `${it.tagName} ${it.getAttribute('class') ?? ''}` : 'nothing';
        done([x, y, taken && one.contains(taken) ? '' : name(taken), navigator.maxTouchPoints > 0]);
    })));
}"""
"""Brings an element into sight and aims at the middle of what takes the click; tells what lies there instead."""


def press(target: Locator) -> None:
    """Click the middle of something, or tap it, where there are fingers; it must be what is hit there."""
    target.wait_for()
    x, y, other, finger = target.evaluate(AIM)
    assert not other, f"{other} lies on {target}"
    if finger:
        target.page.touchscreen.tap(x, y)
    else:
        target.page.mouse.click(x, y)
