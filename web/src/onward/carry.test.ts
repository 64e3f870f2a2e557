import { describe, expect, it } from "vitest";
import { fromFile, fromMark, pageThatOpens, toMark } from "./carry";

const RECORD = "laguna record\ngame murano\nseats 2\n\n" + "0 sail 7\n* draw glass_red\n".repeat(200);

describe("a game that travels", () => {
  it("comes out of a link as it went in", async () => {
    const mark = await toMark(RECORD, 100);
    expect(mark).toMatch(/^100\.[\w-]+$/);
    expect(mark.length).toBeLessThan(400);
    expect(await fromMark(mark)).toEqual({ record: RECORD, at: 100 });
    expect(await fromMark(await toMark(RECORD))).toEqual({ record: RECORD, at: -1 });
  });
  it("is not there in a damaged link", async () => {
    for (const wrong of ["", "!", "12.", "AAAA.BBBB", (await toMark(RECORD)).slice(0, 40)])
      expect(await fromMark(wrong)).toBeNull();
  });
  it("is refused if it unpacks to more than any game", async () => {
    expect(await fromMark(await toMark("0".repeat(9_000_000)))).toBeNull();
  });
  it("comes out of a record and of a kept page", async () => {
    expect((await fromFile(new Blob([RECORD]))).record).toBe(RECORD);
    const data = JSON.stringify({ record: RECORD });
    const page = `<body><script id="kept" type="application/json">${data}</script></body>`;
    expect((await fromFile(new Blob([page]))).record).toBe(RECORD);
    // Older pages have no record in them.
    expect((await fromFile(new Blob([page.replace('"record"', '"words"')]))).record).toBe("");
  });
  it("goes to a page of ours on any host, and to nothing else", () => {
    expect(pageThatOpens(" https://example.org/laguna/ ", "x")).toBe("https://example.org/laguna/#/open#x");
    expect(pageThatOpens("https://example.org/?a=b#/table/1", "x")).toBe("https://example.org/#/open#x");
    for (const wrong of ["", "example.org", "javascript:alert(1)", "file:///tmp/x"])
      expect(pageThatOpens(wrong, "x")).toBe("");
  });
});
