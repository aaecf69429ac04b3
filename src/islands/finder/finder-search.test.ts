import { expect, test } from "vitest";
import { addSearchToUrl, parseSearch } from "./finder-search.ts";

const page = new URL("https://idi.example/facilitatorship");
const emptySearch = { text: "", location: "", radius: 50 };

test.each([
  ["", {}],
  [
    "?near=Halle+%28Saale%29&q=ek&radius=100",
    { location: "Halle (Saale)", text: "ek", radius: 100 },
  ],
  ["?near=&q=&radius=", {}],
  ["?radius=77", {}],
  ["?radius=1e2", { radius: 100 }],
  [`?q=${"a".repeat(999)}`, { text: "a".repeat(200) }],
  [`?near=${"a".repeat(999)}`, { location: "a".repeat(200) }],
])("%s gives %j", (search, expected) => {
  expect(parseSearch(new URL(search, page))).toEqual(expected);
});

test("a search survives the round trip through a URL", () => {
  const search = { text: "Ek & Elm", location: "Malmö, Sverige", radius: 25 };
  const url = addSearchToUrl(new URL("?plan=1", page), search);
  expect(url.searchParams.get("plan")).toBe("1");
  expect(url.hash).toBe("#find");
  expect(parseSearch(url)).toEqual(search);
});

test("the URL of a search does not depend on the search before", () => {
  const search = { text: "ek", location: "Solna", radius: 100 };
  const url = new URL("?radius=25&q=elm", page);
  expect(addSearchToUrl(url, search).href).toBe(addSearchToUrl(page, search).href);
});

test("an empty search leaves a URL unchanged, and clearing a search removes its parameters", () => {
  expect(addSearchToUrl(page, emptySearch).href).toBe(page.href);
  const url = new URL("?near=Malm%C3%B6&radius=25#find", page);
  expect(addSearchToUrl(url, emptySearch).search).toBe("");
});
