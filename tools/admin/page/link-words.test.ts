import { expect, test } from "vitest";
import { linkWords } from "./link-words.ts";

// The marked words are between bars.
test.each([
  ["See |our prices|.", "See [our prices](page:pricing#faq).", "our prices"],
  ["See| our prices |now", "See [our prices](page:pricing#faq) now", "our prices"],
  ["See ||.", "See [words](page:pricing#faq).", "words"],
  ["||", "[words](page:pricing#faq)", "words"],
  ["|See [a](page:faq), or b|.", "[See a, or b](page:pricing#faq).", "See a, or b"],
  ["See | |.", "See  [words](page:pricing#faq).", "words"],
])("%j becomes %j", (markedText, expected, linkedWords) => {
  const [before = "", marked = "", after = ""] = markedText.split("|");
  const range: [number, number] = [before.length, before.length + marked.length];
  const { text, start, end } = linkWords(before + marked + after, range, "pricing#faq");
  expect(text).toBe(expected);
  expect(text.slice(start, end)).toBe(linkedWords);
});
