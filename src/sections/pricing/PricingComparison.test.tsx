import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Facts, PlanLevel } from "#load/schema/facts";
import { locales } from "#locale/languages";
import { keysAsTexts } from "#tests/harness/keys-as-texts";
import type { PlanView } from "../plans/plans.ts";
import { PricingComparison } from "./PricingComparison.tsx";

const inAll = (text: string) =>
  Object.fromEntries(locales.map((locale) => [locale, `${text} ${locale}`])) as Record<
    (typeof locales)[number],
    string
  >;
const plan = (id: PlanView["id"], profile: PlanLevel): PlanView => ({
  id,
  name: id,
  price: "",
  note: "",
  action: "",
  href: "",
  recommended: false,
  parts: {
    profile,
    colleagues: profile === "lite" ? "none" : "included",
    deepDive: "full",
    academy: "full",
    progress: "full",
  },
  extras: [],
});
const content = {
  title: "",
  parts: { profile: "", colleagues: "", deepDive: "", academy: "", progress: "", facilitator: "" },
  lite: "",
};
const render = (profileHolds: Facts["profileHolds"]) =>
  renderToStaticMarkup(
    <PricingComparison
      content={content}
      plans={[plan("free", "lite"), plan("growth", "full")]}
      profileHolds={profileHolds}
      t={keysAsTexts}
      locale="sv"
    />,
  );

test("what a profile holds stands once, at the plans that have it, where the facts tell", () => {
  const html = render({ full: inAll("All of it") });
  expect(html.match(/All of it[^<]*/g)).toEqual(["All of it sv"]);
  expect(html.indexOf("All of it")).toBeGreaterThan(html.indexOf("growth"));
});

test("the facilitator is extra where colleagues answer", () => {
  const html = render(undefined);
  expect(html.split("plan.level.extra")).toHaveLength(2);
});

test("nothing is said of it where they do not", () => {
  expect(render(undefined)).toBe(render({}));
  expect(render({ full: inAll("All of it") })).not.toBe(render({}));
});
