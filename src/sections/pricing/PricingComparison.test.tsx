import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Facts, PlanLevel } from "#load/schema/facts";
import { pageOf } from "#tests/harness/page-of";
import { PricingComparison } from "./PricingComparison.tsx";

const plan = (profile: PlanLevel): Facts["plans"]["free"] => ({
  profile,
  colleagues: profile === "full" ? "included" : "none",
  deepDive: "full",
  academy: "full",
  progress: "full",
});
const plans = {
  free: plan("lite"),
  starter: plan("none"),
  growth: plan("full"),
  enterprise: plan("none"),
};
const facts = {
  plans,
  currency: "USD",
  prices: { en: { period: "year", free: 0, starter: 30, growth: 60 } },
  promises: { freePlan: { en: "" }, billing: { en: "" } },
};
const comparison = {
  title: "",
  parts: { profile: "", colleagues: "", deepDive: "", academy: "", progress: "", facilitator: "" },
  lite: "",
};
const held: Facts["profileHolds"] = {
  selfView: "lite",
  norm: "lite",
  colleagues: "included",
  words: "included",
  pairs: "included",
  groups: "full",
  spread: "full",
  allPairs: "full",
  second: "full",
  teamMap: "included",
  groupResults: "full",
};
const render = (profileHolds: Facts["profileHolds"]) =>
  renderToStaticMarkup(
    <PricingComparison
      page={pageOf("pricing", { comparison }, { ...facts, profileHolds })}
      example={{
        parts: { title: "", lead: "", link: "" },
        plans: { label: "", same: "", holds: "", adds: "" },
      }}
    />,
  );

test("each profile lists what it adds to the next smaller one", () => {
  const lists = render({ ...held, norm: "full" })
    .split("<h4")
    .slice(1);
  expect(lists).toHaveLength(2);
  expect(lists[0]).toContain("plan.holds.selfView");
  expect(lists[0]).not.toContain("plan.holds.norm");
  expect(lists[1]).toMatch(/plan\.holds\.norm.*plan\.holds\.groups/);
});

test("the facilitator costs extra for plans with colleagues", () => {
  const html = render(held);
  expect(html.split("plan.level.extra")).toHaveLength(2);
});

test("links each profile to its example", () => {
  expect(render(held).match(/\/example-profile#\w+/g)).toEqual([
    "/example-profile#free",
    "/example-profile#growth",
  ]);
});
