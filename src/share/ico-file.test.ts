import { expect, it } from "vitest";
import { toIcoFile } from "./ico-file.ts";

it("puts a directory of one picture before the picture", () => {
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47);
  const file = Buffer.from(toIcoFile(png, 32));
  expect(file.subarray(22)).toEqual(Buffer.from(png));
  expect([file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([1, 1]);
  expect([file[6], file[7]]).toEqual([32, 32]);
  expect([file.readUInt32LE(14), file.readUInt32LE(18)]).toEqual([png.length, 22]);
});
