import * as fc from "fast-check";

/** Any character, but no half of one. The unit "binary" of fast-check is the same, but takes most of a second. */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff - 0x800 })
  .map((number) => String.fromCodePoint(number < 0xd800 ? number : number + 0x800));
