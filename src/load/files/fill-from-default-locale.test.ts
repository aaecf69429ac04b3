import { expect, test } from "vitest";
import { type Differences, mergeTranslation } from "./fill-from-default-locale.ts";

const createDifferences = (): Differences => ({ missing: [], extra: [] });

test("missing and empty texts are taken from the original and reported", () => {
  const differences = createDifferences();
  const original = { a: "A", b: { c: "C", d: "D" }, list: ["x", { y: "Y" }] };
  const merged = mergeTranslation(original, { a: "Ä", b: { c: "" } }, differences);
  expect(merged).toEqual({
    a: "Ä",
    b: { c: "C", d: "D" },
    list: ["x", { y: "Y" }],
  });
  expect(differences.missing).toEqual(["b.c", "b.d", "list"]);
});

test("a key with the name of what every object has is missing as any other", () => {
  const differences = createDifferences();
  const merged = mergeTranslation({ constructor: { term: "A" } }, {}, differences);
  expect(merged).toEqual({ constructor: { term: "A" } });
  expect(differences.missing).toEqual(["constructor"]);
});

test("a key that only the translation has is left for the schema to refuse", () => {
  expect(mergeTranslation({ a: "A" }, { a: "B", extra: "X" }, createDifferences())).toEqual({
    a: "B",
    extra: "X",
  });
});

test("entries of a list are matched by their ids, in the original's order", () => {
  const differences = createDifferences();
  const original = {
    list: [
      { id: "a", text: "A" },
      { id: "b", text: "B" },
      { id: "c", text: "C" },
    ],
  };
  const translation = {
    list: [
      { id: "c", text: "" },
      { id: "d", text: "Ö" },
      { id: "a", text: "Ä" },
    ],
  };
  expect(mergeTranslation(original, translation, differences).list).toEqual([
    { id: "a", text: "Ä" },
    { id: "b", text: "B" },
    { id: "c", text: "C" },
    { id: "d", text: "Ö" },
  ]);
  expect(differences).toEqual({ missing: ["list.b", "list.c.text"], extra: ["list.d"] });
});

test("of two entries with one id, the first is taken, and the second is left for the schema to refuse", () => {
  const list = [
    { id: "a", text: "Ä" },
    { id: "a", text: "Å" },
  ];
  const merged = mergeTranslation(
    { list: [{ id: "a", text: "A" }] },
    { list },
    createDifferences(),
  );
  expect(merged).toEqual({ list });
});

test("entries without ids are matched by their places", () => {
  const differences = createDifferences();
  const original = { texts: ["A", "B", "C"], groups: [{ text: "A", note: "N" }] };
  const translation = { texts: ["Ä", "", "Ö", "Å"], groups: [{ text: "Ä" }, { text: "Ö" }] };
  expect(mergeTranslation(original, translation, differences)).toEqual({
    texts: ["Ä", "B", "Ö", "Å"],
    groups: [{ text: "Ä", note: "N" }, { text: "Ö" }],
  });
  expect(differences).toEqual({
    missing: ["texts.1", "groups.0.note"],
    extra: ["texts.3", "groups.1"],
  });
});
