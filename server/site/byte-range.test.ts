import { assert, nat, property } from "fast-check";
import { expect, it } from "vitest";
import { readRange } from "./byte-range.ts";

it.each([
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=2-5", { start: 2, end: 5 }],
  ["bytes=2-", { start: 2, end: 9 }],
  ["bytes=9-9", { start: 9, end: 9 }],
  ["bytes=-3", { start: 7, end: 9 }],
  ["bytes=-99", { start: 0, end: 9 }],
  ["bytes=5-99", { start: 5, end: 9 }],
  [`bytes=5-${"9".repeat(400)}`, { start: 5, end: 9 }],
  ["Bytes= 1-2 ", { start: 1, end: 2 }],
])("reads %s of ten bytes", (header, range) => {
  expect(readRange(header, 10)).toEqual(range);
});

it.each([["bytes=10-"], ["bytes=10-20"], ["bytes=-0"], [`bytes=${"9".repeat(400)}-`]])(
  "has nothing for %s",
  (header) => {
    expect(readRange(header, 10)).toBe("unsatisfiable");
  },
);

it.each([
  ["bytes=5-2"],
  ["bytes=-"],
  ["bytes="],
  ["bytes=a-b"],
  ["bytes=0-1,3-4"],
  ["lines=0-1"],
  ["bytes=--1"],
  [""],
])("does not go by %j", (header) => {
  expect(readRange(header, 10)).toBeUndefined();
});

it("has no part of an empty file", () => {
  expect(readRange("bytes=0-", 0)).toBe("unsatisfiable");
  expect(readRange("bytes=-1", 0)).toBe("unsatisfiable");
});

it("never leaves the file", () => {
  void assert(
    property(nat(300), nat(300), nat(200), (first, last, size) => {
      const headers = [`bytes=${first}-${last}`, `bytes=${first}-`, `bytes=-${last}`];
      for (const range of headers.map((header) => readRange(header, size))) {
        if (range === undefined || range === "unsatisfiable") continue;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        expect(range.end).toBeLessThan(size);
      }
    }),
  );
});
