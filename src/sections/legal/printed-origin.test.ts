import { expect, test } from "vitest";
import { printedOrigin } from "./printed-origin.ts";

test("names the site, but never the machine of a build without SITE_URL", () => {
  expect(printedOrigin(new URL("https://www.idi.example/"))).toBe("https://www.idi.example");
  expect(printedOrigin(new URL("http://localhost:3000"))).toBe("");
  expect(printedOrigin(undefined)).toBe("");
});
