import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Work } from "./Work.tsx";

test.each([
  [2, undefined],
  [3, "3"],
  [4, "4"],
  [5, "3"],
  [8, "4"],
])("%i steps stand in rows that are as full as they can be", (count, columns) => {
  const steps = Array.from({ length: count }, (_, index) => ({ title: `${index}`, text: "Text" }));
  const content = { title: "Title", lead: "Lead", steps, link: "Link" };
  const html = renderToStaticMarkup(<Work content={content} productPath="/product" />);
  expect(html.split("<li").length - 1).toBe(count);
  expect(/ lg:grid-cols-(\d)/.exec(html)?.[1]).toBe(columns);
});
