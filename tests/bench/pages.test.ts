import { expect, test } from "vitest";
import { createExampleSite } from "#tests/site/harness/example-site.ts";
import { choosePages } from "./pages.ts";

const unlistedHtml =
  '<html><head><meta name="robots" content="noindex"></head><body></body></html>';
const { pages } = createExampleSite({
  "index.html": "",
  "sv.html": "",
  "faq.html": "",
  "sv/vanliga-fragor.html": "",
  "de/impressum.html": "",
  "message-sent.html": unlistedHtml,
  "404.html": "",
});
const paths = (...wantedPaths: string[]) =>
  choosePages(pages, wantedPaths)
    .map(({ path }) => path)
    .sort();

test("selects one page of every type", () => {
  expect(paths("types")).toEqual(["/", "/de/impressum", "/faq"]);
});

test("selects every listed page", () => {
  expect(paths("all")).toEqual(["/", "/de/impressum", "/faq", "/sv/", "/sv/vanliga-fragor"]);
});

test("selects single pages, and fails if one is missing", () => {
  expect(paths("/sv/", "/message-sent")).toEqual(["/message-sent", "/sv/"]);
  expect(() => paths("/", "/nope")).toThrow("/nope");
});
