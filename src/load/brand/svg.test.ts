import { expect, test } from "vitest";
import { findShapeIssue, findSvgImageIssue, findSvgIssue, parseShapes } from "./svg.ts";

const svg = (content: string, attributes = 'viewBox="0 0 8 4"') =>
  `<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

test.each([
  ["a photo", "\xff\xd8\xff\xe0", "must be an SVG file"],
  ["a web page", "<!doctype html><p>Hello</p>", "must be an SVG file"],
  ["no box", svg("<path d='M0 0'/>", ""), "must have a viewBox"],
  ["a flat box", svg("<path d='M0 0'/>", 'viewBox="0 0 8 0"'), "must have a viewBox"],
  ["a script", svg("<script>alert(1)</script>"), "must not contain a script"],
  ["a script inside a group", svg("<g><script href='#a'/></g>"), "must not contain a script"],
  ["an event", svg("<path onclick='alert(1)'/>"), "must not contain a script"],
  ["a link that is a script", svg("<a href='javascript:alert(1)'/>"), "must not contain a script"],
  ["HTML", svg("<foreignObject/>"), "must not contain a script"],
  [
    "a picture from elsewhere",
    svg("<image href='https://cdn.example/a.png'/>"),
    "must not load other files",
  ],
  ["a shape of another file", svg("<use xlink:href='shapes.svg#a'/>"), "must not load other files"],
  ["a fill from elsewhere", svg("<path fill='url(//a.example/#b)'/>"), "must not load other files"],
  ["a font from elsewhere", svg("<style>@import 'a.css';</style>"), "must not load other files"],
  [
    "a background from elsewhere",
    svg("<style>a{x:url('b.png')}</style>"),
    "must not load other files",
  ],
])("%s is no drawing", (_, text, expectedMessage) => {
  expect(findSvgIssue(text)).toContain(expectedMessage);
  expect(findShapeIssue(text, [])).toContain(expectedMessage);
});

test.each([
  ["cut off", svg("<path d='M0 0'/>").slice(0, -9), "is not complete"],
  ["an &", svg("<title>Ring & Punkt</title>"), "is not complete, or has an & in its words"],
  ["a prefix", svg("<use xlink:href='#a'/>"), "must not use xlink: without xmlns:xlink"],
])("a damaged file is no picture: %s", (_, text, expectedMessage) => {
  expect(findSvgImageIssue(text)).toContain(expectedMessage);
});

test("a picture may have prefixes, entities and CDATA", () => {
  const content = `<title xml:lang="en">A &amp; B &#38; C</title><use xlink:href="#a"/>
    <style><![CDATA[a > b { c: "&" }]]></style>`;
  const attributes = 'viewBox="0 0 8 4" xmlns:xlink="http://www.w3.org/1999/xlink"';
  expect(findSvgImageIssue(`${svg(content, attributes)}\n<!-- R&D -->\n`)).toBeUndefined();
});

test("a picture may hold a style sheet, text and a photo; shapes may not", () => {
  const cases: [content: string, words: string][] = [
    ["<style>.a{fill:red}</style>", "must not have a style sheet"],
    ["<g><text>Acme</text></g>", "must not contain <text>"],
    ["<image href='data:image/png;base64,AA=='/>", "must not contain <image>"],
    ["<path fill='var(--inc)'/>", "must not use the colour --inc: use ink, paper"],
  ];
  for (const [content, expectedMessage] of cases) {
    expect(findSvgIssue(svg(content))).toBeUndefined();
    expect(findShapeIssue(svg(content), ["ink", "paper"])).toContain(expectedMessage);
  }
});

test("shapes keep their presentation, with prefixed ids", () => {
  const text = svg(
    `<title>Acme</title><metadata><a:b/></metadata><defs><linearGradient id="a"/></defs>
    <path class="b" style="fill:url(#a);stroke: var(--ink)" d="M0 0" data-name="c" inkscape:x="1"/>
    <use xlink:href="#d" font-family="'A'"/>`,
    'viewBox="-1 0 8,4" width="80" fill="none" stroke-width="2" version="1.1"',
  );
  expect(findShapeIssue(text, ["ink"])).toBeUndefined();
  expect(parseShapes(text, "mark-")).toEqual({
    x: -1,
    y: 0,
    width: 8,
    height: 4,
    shapes:
      '<g fill="none" stroke-width="2"><defs><linearGradient id="mark-a"/></defs>' +
      '<path fill="url(#mark-a)" stroke="var(--ink)" d="M0 0"/>' +
      '<use href="#mark-d" font-family="&apos;A&apos;"/></g>',
  });
});

test("shapes without a colour inherit that of the text", () => {
  expect(parseShapes(svg("<path d='M0 0'/>"), "").shapes).toBe(
    '<g fill="currentColor"><path d="M0 0"/></g>',
  );
});
