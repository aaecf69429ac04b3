import { expect, test } from "vitest";
import { getInitials } from "./get-initials.ts";

test.each([
  ["Tvåcirkel Ledarskap", "TL"],
  ["Elvsund & Ek", "EE"],
  ["Mälarpunkten", "M"],
  ["älvstranden handledning nu", "ÄH"],
  ["3 Ringar", "R"],
  ["& 7", ""],
])("%s has the initials %s", (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});
