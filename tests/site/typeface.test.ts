import { expect, it } from "vitest";
import { firstLetters, furtherLetters } from "#tools/build/typeface";
import { pages } from "./rules/site.ts";

it("has every letter that a page shows", () => {
  const missing = pages.flatMap(({ file, $ }) => {
    const shown = $("body").clone();
    shown.find("script, style").remove();
    const letters = new Set(shown.text().replaceAll(/\s/g, ""));
    return [...letters]
      .filter((letter) => !firstLetters.includes(letter) && !isFurther(letter))
      .map((letter) => `${file}: ${letter}`);
  });
  expect(missing).toEqual([]);
});

function isFurther(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return furtherLetters.some((range) => {
    const [first = 0, last = first] = range
      .replace("U+", "")
      .split("-")
      .map((hex) => Number.parseInt(hex, 16));
    return first <= code && code <= last;
  });
}
