import { expect, test } from "vitest";
import { lengthen, lengthenWithin } from "./longer-words.ts";

test.each([
  ["Your team", "Youryo teamte"],
  ["You see *what you do*.", "Youyo seese *whatwh youyo do*."],
  ["{product}: see yourself", "{product}: seese yourselfyour"],
  ["{noticeMonths} months and a day", "{noticeMonths} months and a dayda"],
  ["a period of 30 days", "a periodper of 30 days"],
  ["[how long](page:privacy#retention)", "[howho longlo](page:privacy#retention)"],
  ["## Liability [#liability]", "## Liabilityliabi [#liability]"],
  ["![](figure:map) hello@idi.example", "![](figure:map) hello@idi.example"],
  ["Marktüberwachungsstelle", "Marktüberwachungsstelle marktüberwac"],
])("%j becomes %j", (text, longer) => {
  expect(lengthen(text)).toBe(longer);
});

test("what has a limit is lengthened up to it, and cut to it in need", () => {
  const upTo = (length: number) => (text: string) => text.length <= length;
  expect(lengthenWithin("See your team", upTo(99))).toBe("Seese youryo teamte");
  expect(lengthenWithin("See your team", upTo(16))).toBe("Seese your team");
  expect(lengthenWithin("See *your* team.", upTo(12))).toBe("See *your*");
  expect(() => lengthenWithin("Team", upTo(3))).toThrow("Team");
});
