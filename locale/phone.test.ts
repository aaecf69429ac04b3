import { expect, test } from "vitest";
import { getPhoneUrl } from "./phone.ts";

test.each(["+46 8 12 34", "+46 (0)8-12 34", "+46\u00a08\u00a012\u00a034"])(
  "%s is dialled alike",
  (phone) => {
    expect(getPhoneUrl(phone)).toBe("tel:+4681234");
  },
);
