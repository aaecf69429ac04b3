import { expect, test } from "vitest";
import { formatReference, parseReference } from "./reference.ts";

test("formats the end of an id in two groups", () => {
  expect(formatReference("0199d2a4-7c11-7bbb-8ccc-0123a1b2c3d4")).toBe("A1B2-C3D4");
  for (const id of ["", "short", "no-digits-here", undefined, 1]) {
    expect(formatReference(id)).toBeUndefined();
  }
});

test("parses a reference in any spelling, and nothing else", () => {
  for (const text of ["A1B2-C3D4", " a1b2c3d4 ", "a1b2 C3D4"]) {
    expect(parseReference(text)).toBe("A1B2-C3D4");
  }
  for (const text of ["", "A1B2", "A1B2-C3D45", "A1B2-C3DX", "<b>A1B2-C3D4</b>"]) {
    expect(parseReference(text)).toBeUndefined();
  }
});
