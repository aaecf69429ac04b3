import { expect, it } from "vitest";
import { failsCondition, goesWithParts, isNotModified } from "./conditions.ts";

const version = { etag: '"abc-br"', lastModified: Date.UTC(2026, 0, 5, 12) };
const then = "Mon, 05 Jan 2026 12:00:00 GMT";
const before = "Mon, 05 Jan 2026 11:59:59 GMT";
const after = "Mon, 05 Jan 2026 12:00:01 GMT";

it.each([
  [{ "if-none-match": '"abc-br"' }, true],
  [{ "if-none-match": 'W/"abc-br"' }, true],
  [{ "if-none-match": '"x", W/"y,z" ,"abc-br"' }, true],
  [{ "if-none-match": " * " }, true],
  [{ "if-none-match": '"abc"' }, false],
  [{ "if-none-match": "abc-br" }, false],
  [{ "if-none-match": "" }, false],
  [{ "if-none-match": '"abc"', "if-modified-since": after }, false],
  [{ "if-modified-since": then }, true],
  [{ "if-modified-since": after }, true],
  [{ "if-modified-since": before }, false],
  [{ "if-modified-since": "yesterday" }, false],
  [{}, false],
])("with %j is not modified: %s", (headers, expected) => {
  expect(isNotModified(headers, version)).toBe(expected);
});

it.each([
  [{ "if-match": '"x", "abc-br"' }, false],
  [{ "if-match": "*" }, false],
  [{ "if-match": 'W/"abc-br"' }, true],
  [{ "if-match": '"x"' }, true],
  [{ "if-match": '"abc-br"', "if-unmodified-since": before }, false],
  [{ "if-unmodified-since": then }, false],
  [{ "if-unmodified-since": before }, true],
  [{ "if-unmodified-since": "never" }, false],
  [{}, false],
])("with %j fails: %s", (headers, expected) => {
  expect(failsCondition(headers, version)).toBe(expected);
});

it.each([
  [{}, true],
  [{ "if-range": '"abc-br"' }, true],
  [{ "if-range": then }, true],
  [{ "if-range": 'W/"abc-br"' }, false],
  [{ "if-range": '"abc"' }, false],
  [{ "if-range": after }, false],
  [{ "if-range": "?" }, false],
])("with %j a part goes with the others: %s", (headers, expected) => {
  expect(goesWithParts(headers, version)).toBe(expected);
});
