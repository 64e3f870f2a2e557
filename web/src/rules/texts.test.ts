import { expect, test } from "vitest";
import murano from "../games/murano/rules";
import { pictures } from "../games/murano/pictures";
import { illustrated } from "./texts";

const row = (rule: string) => `<tr><td><strong class="rule" id="${rule}">${rule}</strong></td></tr>`;

test("every card is shown beside its rule", async () => {
  const text = (await import("../../../docs/rules/murano.md?raw")).default as string;
  const rules = [...text.matchAll(/^\| \*\*([A-Z0-9-]+)\*\*/gm)].map(([, rule]) => rule);
  expect(rules.length).toBe(53);
  const shown = rules.flatMap((rule) => murano.of(rule));
  expect(new Set(shown)).toEqual(new Set(Object.values(pictures)));
  expect(shown.length).toBe(55);
});

test("pictures stand at the head of a row, and only there", () => {
  expect(illustrated(row("M-CH-5"), murano)).toContain(`<td><span class="shown"><svg viewBox="0 0 96 128"`);
  expect(illustrated(row("M-SB-STUDIO"), murano).match(/<svg/g)?.length).toBe(3);
  for (const html of [
    row("M-CH-99"),
    row("M-TURN-1"),
    '<li><strong class="rule" id="M-CH-5">M-CH-5</strong></li>',
  ])
    expect(illustrated(html, murano)).toBe(html);
});
