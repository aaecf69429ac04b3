import { expect, it } from "vitest";
import { locales } from "#locale/languages";
import { retryPageFile, retryPageFolder } from "./retry-page.ts";

it("gives every language a page of its own, in the folder that is never served", () => {
  const files = locales.map((locale) => retryPageFile("prospect", locale));
  expect(new Set(files).size).toBe(locales.length);
  expect(files.every((file) => file.startsWith(`${retryPageFolder}/prospect/`))).toBe(true);
});
