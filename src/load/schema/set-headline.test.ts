import { describe, expect, it } from "vitest";
import { lineHeight, setHeadline } from "./set-headline.ts";

const textOf = (headline: string) =>
  setHeadline(headline)?.lines.map((runs) => runs.map(({ text }) => text).join(""));

describe("setHeadline", () => {
  it("sets a short headline large and in one line", () => {
    expect(setHeadline("Imprint")).toEqual({
      size: 80,
      lines: [[{ text: "Imprint", marked: false }]],
    });
  });

  it("breaks lines between words, about equally long", () => {
    expect(textOf("We are the people in the next room")).toEqual([
      "We are the",
      "people in the",
      "next room",
    ]);
  });

  it("keeps marked words marked over a break, and a full stop with the last", () => {
    const lines = setHeadline("They only see *what you really do*.")?.lines ?? [];
    expect(lines.at(-1)?.at(-1)).toEqual({ text: ".", marked: false });
    const marked = lines.flat().filter((run) => run.marked);
    expect(marked.map(({ text }) => text.trim()).join(" ")).toBe("what you really do");
  });

  it("takes a smaller size for a long word and for many lines", () => {
    const word = setHeadline("Allgemeine Geschäftsbedingungen");
    expect(word?.size).toBeLessThan(80);
    expect(word?.lines).toHaveLength(2);
    const many = setHeadline("word ".repeat(24).trim());
    expect((many?.lines.length ?? 9) * (many?.size ?? 80) * lineHeight).toBeLessThanOrEqual(350);
  });

  it("has no lines for no words", () => {
    expect(setHeadline("")?.lines).toEqual([]);
  });

  it("refuses a headline that no size can hold", () => {
    expect(setHeadline("a".repeat(80))).toBeUndefined();
  });
});
