import { expect, it } from "vitest";
import { hasMetadata } from "./picture-metadata.ts";

it.each([
  ["a JPEG with Exif", Buffer.from("\xff\xd8\xff\xe1\x00\x10Exif\0\0MM", "latin1"), true],
  ["a PNG with Exif", Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\x04eXIfMM", "latin1"), true],
  ["a WebP with Exif", Buffer.from("RIFF\0\0\0\0WEBPVP8X....EXIFMM", "latin1"), true],
  ["a plain WebP", Buffer.from("RIFF\0\0\0\0WEBPVP8 ....", "latin1"), false],
])("%s: %s", (_, file, expected) => {
  expect(hasMetadata(file)).toBe(expected);
});
