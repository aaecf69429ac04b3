import { expect, test } from "vitest";
import type { PageContext } from "#load/page-context.ts";
import { formatWorkedPrice } from "./worked-price.ts";

test("the time before the group starts excludes the supervised start, which comes with the first profiles", () => {
  const page = {
    t: { "plan.worked": "{first}, {later}, {hours} of {total} h" },
    locale: "en",
    facts: {
      prices: { en: { growth: 360, period: "year" } },
      certification: { price: 600, hours: { introduction: 1, training: 3, start: 5 } },
    },
    method: { firstGroupPeople: { value: 12 } },
    formatPrice: String,
  };
  expect(formatWorkedPrice(page as unknown as PageContext)).toBe("4920, 4320, 4 of 9 h");
});
