import { expect, test } from "vitest";
import { getPrintedOrigin } from "./printed-origin.ts";

test("names the site, but never the machine of a build without SITE_URL", () => {
  expect(getPrintedOrigin(new URL("https://www.idi.example/"))).toBe("https://www.idi.example");
  expect(getPrintedOrigin(new URL("http://localhost:3000"))).toBe("");
  expect(getPrintedOrigin(undefined)).toBe("");
});
