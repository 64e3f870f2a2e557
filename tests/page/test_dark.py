"""By night: every screen and every control on it is dark, and can be read."""

from collections.abc import Callable

from .conftest import SOAK
from .player import Player
from .test_looks import AXE

CONTROLS = """() => {
    const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
    const rgb = (colour) => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const light = ([r, g, b]) => [r, g, b].map((value) => value / 255)
        .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
        .reduce((sum, value, i) => sum + value * [0.2126, 0.7152, 0.0722][i], 0);
    const ground = (element) => {
        for (let one = element; one; one = one.parentElement) {
            const found = rgb(getComputedStyle(one).backgroundColor);
            if (found[3] === 255) return found;
        }
        return [255, 255, 255, 255];
    };
    const contrast = (a, b) => {
        const [x, y] = [light(a), light(b)].sort((one, other) => other - one);
        return (x + 0.05) / (y + 0.05);
    };
    const wrong = [];
    for (const element of document.querySelectorAll('input, select, textarea, option')) {
        if (element.matches('.sr') || (!element.checkVisibility() && !element.matches('option'))) continue;
        const style = getComputedStyle(element);
        const name = `${element.tagName} ${element.type ?? ''} ${element.className}`;
        const below = ground(element);
        if (style.colorScheme !== 'dark') wrong.push(`${name}: drawn for daylight`);
        if (light(below) > 0.2 && !element.matches(':checked')) wrong.push(`${name}: light ground ${below}`);
        if (element.matches('[type=range], [type=checkbox]')) continue;
        if (contrast(rgb(style.color), below) < 4.5) wrong.push(`${name}: ${style.color} on ${below}`);
        if (!element.placeholder) continue;
        const faint = getComputedStyle(element, '::placeholder');
        if (contrast(rgb(faint.color), below) < 4.5) wrong.push(`${name}: placeholder ${faint.color} on ${below}`);
    }
    return wrong;
}"""
"""What of the controls is light, or cannot be read."""
CONTRAST = "async () => (await axe.run(document, {runOnly: ['color-contrast']})).violations"
RING = """() => {
    const shadow = getComputedStyle(document.activeElement).boxShadow;
    return [...shadow.matchAll(/rgba?\\(([^)]+)\\)[^,]* (\\d+)px(?:,|$)/g)].map(([, colour]) => colour);
}"""


def check(anna: Player) -> None:
    """Controls are dark, and axe can read everything."""
    anna.page.evaluate(AXE)
    assert anna.page.evaluate(CONTROLS) == []
    found = anna.page.evaluate(CONTRAST)
    assert [node["html"][:200] for one in found for node in one["nodes"]] == []


@SOAK
def test_every_control_is_dark_by_night(somebody: Callable[..., Player]) -> None:
    anna = somebody(color_scheme="dark")
    page = anna.page
    anna.go("/")
    page.locator(".game").first.wait_for()
    # The settings of a table with friends, whatever is folded.
    for fold in page.locator("summary").all():
        fold.click()
    assert page.locator("input[type=checkbox]:visible, select:visible").count() > 4
    check(anna)
    for rules in ("murano", "venezia"):
        anna.go(f"/rules/{rules}")
        page.locator("main section").first.wait_for()
        check(anna)
    anna.go(f"/table/{anna.make('murano', 'me', 'open')}")
    page.locator(".invite").wait_for()
    check(anna)
    table = anna.make("murano", "me", "random", options={"stall_rounds": "1"})
    anna.sit_at(table)
    check(anna)
    page.get_by_role("tab", name="Chat").click()
    page.locator("input:visible").first.wait_for()
    check(anna)
    page.get_by_role("button", name="Menu").first.click()
    page.locator("dialog[open]").wait_for()
    check(anna)
    # The ring round what has the focus: dark inside, light outside.
    page.locator("dialog select").first.focus()
    page.keyboard.press("Tab")
    inner, outer = (sum(int(part) for part in ring.split(",")[:3]) for ring in page.evaluate(RING))
    assert inner < 200 < 500 < outer
    assert anna.drive(table)["over"]
    anna.sit_at(table)
    page.locator(".scoring.done").wait_for()
    check(anna)
    anna.go(f"/replay/{table}")
    page.get_by_role("slider").wait_for()
    check(anna)
