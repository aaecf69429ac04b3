import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { locales } from "#locale/languages.ts";
import { createPageContext } from "#tests/harness/create-page-context.ts";
import { Testimonials } from "./Testimonials.tsx";

const createLocalizedText = (text: string) =>
  Object.fromEntries(locales.map((locale) => [locale, text])) as Record<
    (typeof locales)[number],
    string
  >;
const quotes = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    author: `Author ${index}`,
    organisation: "Acme",
    role: createLocalizedText("Role"),
    quote: createLocalizedText("Quote"),
  }));
const page = createPageContext("organization", { testimonials: { title: "Said" } });
const render = (count: number) =>
  renderToStaticMarkup(<Testimonials page={page} testimonials={quotes(count)} />);

test("renders nothing without quotes", () => {
  expect(render(0)).toBe("");
});

test.each([
  [1, 1],
  [2, 0],
  [3, 1],
  [4, 0],
])("of %i quotes, %i are large, so that no cell of the grid is empty", (count, largeCount) => {
  expect(render(count).split("<blockquote").length - 1).toBe(count);
  expect(render(count).split("lg:col-span-2").length - 1).toBe(largeCount);
});
