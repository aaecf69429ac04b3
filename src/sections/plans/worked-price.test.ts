import { expect, test } from "vitest";
import type { PageContext } from "#load/page-context.ts";
import { formatWorkedPrice } from "./worked-price.ts";

test("the supervised start adds no hours, since it is part of the conversations", () => {
  const page = {
    t: { "plan.worked": "{first}, {later}, {hours} h, {total} h" },
    locale: "en",
    facts: {
      prices: { en: { growth: 360, period: "year" } },
      certification: { price: 600, hours: { introduction: 1, training: 3, start: 5 } },
    },
    method: { firstGroupPeople: { value: 12 }, conversationMinutes: { value: 80 } },
    formatPrice: String,
  };
  expect(formatWorkedPrice(page as unknown as PageContext)).toBe("4920, 4320, 4 h, 20 h");
});
