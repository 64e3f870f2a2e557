import { expect, test } from "vitest";
import { sectionsOf } from "./sections";

test("rule ids of any game become places to link to", () => {
  for (const id of ["M-PROD-2", "V-HOUSE", "M-SB-CRANE-A", "TR-DRAW-10"])
    expect(sectionsOf(`<p><strong>${id}</strong> One draws.</p>`)[0].html).toContain(`id="${id}"`);
});

test("other bold words do not", () => {
  for (const word of ["Note", "NOTE", "A-b", "1-2"])
    expect(sectionsOf(`<p><strong>${word}</strong></p>`)[0].html).not.toContain("id=");
});

test("a page is cut at its headings", () => {
  const sections = sectionsOf("<h1>Ferry</h1><p>a</p><h2>The <em>turn</em></h2><p>b</p><h2>End</h2>");
  expect(sections.map(({ id, title }) => [id, title])).toEqual([
    ["part-0", "Ferry"],
    ["part-1", "The turn"],
    ["part-2", "End"],
  ]);
});
