import { expect, test } from "vitest";
import * as z from "zod/mini";
import { groupShape } from "./group-shape.ts";

const schema = groupShape({
  "nav.home": z.string(),
  "nav.menu.open": z.string(),
  "form.mail.hint": z.optional(z.string()),
  title: z.string(),
});

test("keys with dots become groups within groups", () => {
  const texts = { nav: { home: "a", menu: { open: "b" } }, title: "c" };
  expect(schema.parse({ ...texts, form: { mail: { hint: "d" } } })).toHaveProperty(
    "form.mail.hint",
  );
  expect(schema.safeParse({ ...texts, nav: { home: "a" } }).error?.issues).toMatchObject([
    { path: ["nav", "menu"] },
  ]);
  expect(schema.safeParse({ ...texts, nav: { ...texts.nav, extra: "e" } }).success).toBe(false);
});

test("a group in which all may be left out may be left out", () => {
  expect(schema.parse({ nav: { home: "a", menu: { open: "b" } }, title: "c" })).not.toHaveProperty(
    "form",
  );
});
