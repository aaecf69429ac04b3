import { expect, test } from "vitest";
import { formPostFields } from "./endpoints.ts";
import { forms } from "./forms.ts";
import { findSpamReason, spamFields } from "./spam-signs.ts";

test.each([
  [{}, null],
  [undefined, null],
  [null, null],
  ["topic", null],
  [{ topic: "" }, null],
  [{ topic: null }, null],
  [{ topic: "", pageOpenMs: 2000 }, null],
  [{ topic: "", pageOpenMs: 86_400_000 }, null],
  // A form post does not measure time, and its values are texts.
  [{ topic: "", pageOpenMs: "5" }, null],
  [{ topic: "https://pills.example" }, "trap-filled"],
  [{ topic: " " }, "trap-filled"],
  [{ topic: ["", "x"] }, "trap-filled"],
  [{ topic: 0 }, "trap-filled"],
  [{ topic: "x", pageOpenMs: 5 }, "trap-filled"],
  [{ topic: "", pageOpenMs: 1999 }, "too-fast"],
  [{ pageOpenMs: 0 }, "too-fast"],
  [{ pageOpenMs: -1 }, "too-fast"],
])("judges %j as %s", (postedFields, reason) => {
  expect(findSpamReason(postedFields)).toBe(reason);
});

test("shares no field name with a form", () => {
  const names = [
    ...Object.values(forms).flatMap(({ fieldNames }) => fieldNames),
    ...Object.values(formPostFields),
  ];
  for (const field of Object.values(spamFields)) expect(names).not.toContain(field);
});
