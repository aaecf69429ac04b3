import { expect, test } from "vitest";
import { findCountryCode } from "./facilitator-country.ts";

test.each([
  ["Wien, Österreich", "AT"],
  ["Lund, Sweden", "SE"],
  ["Storgatan 1, 222 22 Lund,  SVERIGE ", "SE"],
  ["Sverige", "SE"],
  ["Somewhere", undefined],
  // Irish for the United Kingdom.
  ["Ravenna, RA", undefined],
  ["Sverige, Lund", undefined],
])("the country of %j is %s", (address, code) => {
  expect(findCountryCode(address)).toBe(code);
});
