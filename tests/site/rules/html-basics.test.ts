import { describe, expect, it } from "vitest";
import { exampleSite } from "./example-site.ts";
import { findHtmlProblems } from "./html-basics.ts";

const head = '<title>A</title><meta name="description" content="B">';

function problemsOf(body: string, start = `<html lang="sv"><head>${head}</head>`): string[] {
  const site = exampleSite({ "sv.html": `${start}<body>${body}</body></html>` });
  return site.pages.flatMap(findHtmlProblems);
}

describe("passes", () => {
  it.each([
    "",
    "<h2>B</h2><h3>C</h3><h2>D</h2>",
    '<label for="name">A</label><input id="name" aria-describedby="hint"><p id="hint">B</p>',
    '<img src="/a.png" alt="" width="1" height="1"><svg aria-hidden="true"></svg>',
    '<svg role="img" aria-label="A map"></svg>',
    '<svg role="img"><title>A map</title></svg>',
    '<svg role="img" aria-labelledby="map"></svg><p id="map">A map</p>',
    '<div role="img" aria-label="A map"><svg><svg></svg></svg></div>',
    '<form action="/api"><input type="email" autocomplete="email"><button type="submit">A</button></form>',
  ])("%s", (content) => {
    expect(problemsOf(`<main><h1>A</h1>${content}</main>`)).toEqual([]);
  });
});

describe("objects to", () => {
  it.each([
    ["<h1>B</h1>", "has 2 h1"],
    ["<h3>C</h3>", 'h3 "C" follows h1'],
    ["<h2> </h2>", "an h2 is empty"],
    ['<p id="a"></p><p id="a"></p>', 'the id "a" is there more than once'],
    ['<label for="name">A</label>', 'the id "name" is referred to, but not there'],
    ['<input aria-describedby="x y"><p id="x">', 'the id "y" is referred to, but not there'],
    [
      '<img src="/a.png" width="1" height="1">',
      'a picture has no name: <img src="/a.png" width="1" height="1">',
    ],
    ['<img src="/a.png" alt="">', 'a picture has no size: <img src="/a.png" alt="">'],
    ['<input type="tel" name="phone">', 'the field "phone" lacks autocomplete="tel"'],
    ['<input name="name">', 'the field "name" lacks autocomplete="name"'],
    ['<form action="/api"></form>', "the form to /api has no button that sends it"],
    ["<svg></svg>", "a picture has no name: <svg></svg>"],
    ['<svg role="img"></svg>', 'a picture has no name: <svg role="img"></svg>'],
    ['<p role="img"></p>', 'a picture has no name: <p role="img"></p>'],
    ["<main></main>", "has 2 main elements"],
  ])("%s", (content, problem) => {
    expect(problemsOf(`<main><h1>A</h1>${content}</main>`)).toEqual([`sv.html: ${problem}`]);
  });

  it("a page without h1", () => {
    expect(problemsOf("<main></main>")).toEqual(["sv.html: has 0 h1"]);
  });

  it("a wrong language, no title, no description", () => {
    const start = '<html lang="en"><head></head>';
    expect(problemsOf("<main><h1>A</h1></main>", start)).toEqual([
      "sv.html: html lang is en",
      "sv.html: has no title",
      "sv.html: has no description",
    ]);
  });
});
