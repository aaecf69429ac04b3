import { expect, it } from "vitest";
import { exampleSite } from "./example-site.ts";
import { findUnmarkedWords } from "./foreign-words.ts";

const foreign = { en: ["Guidelines"], de: ["Deutsch"] };

function problemsOf(body: string): string[] {
  const site = exampleSite({ "sv.html": `<html lang="sv"><body>${body}</body></html>` });
  return site.pages.flatMap((page) => findUnmarkedWords(page, foreign));
}

it.each([
  '<p>WCAG <span lang="en">Web <b>Guidelines</b></span></p>',
  "<p>Deutschland</p>",
  "<script>const a = 'Guidelines';</script>",
  '<p aria-label="Guidelines"></p>',
])("passes %s", (body) => {
  expect(problemsOf(body)).toEqual([]);
});

it.each([
  ["<p>Guidelines</p>", "Guidelines", "en"],
  ['<p lang="en">Das ist Deutsch.</p>', "Deutsch", "de"],
  ['<p lang="en">A <b lang="sv">Guidelines</b></p>', "Guidelines", "en"],
])("objects to %s", (body, word, lang) => {
  expect(problemsOf(body)).toEqual([`sv.html: "${word}" stands in no element with lang="${lang}"`]);
});
