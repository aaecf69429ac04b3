import { expect, it } from "vitest";
import { joinStyles } from "./join-styles.ts";

it("puts all styles into the first element, in their order", () => {
  const html =
    "<head><style>a{}</style> <link><style>b{}</style></head><p>$&</p><style>c{}</style>";
  expect(joinStyles(html)).toBe("<head><style>a{}b{}c{}</style><link></head><p>$&</p>");
});

it("leaves alone what has no styles, and styles with conditions", () => {
  const html = '<head><style media="print">a{}</style></head>';
  expect(joinStyles(html)).toBe(html);
  expect(joinStyles("<p>")).toBe("<p>");
});
