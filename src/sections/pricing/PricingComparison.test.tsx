import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Facts, PlanLevel } from "#load/schema/facts.ts";
import { createPageContext } from "#tests/harness/create-page-context.ts";
import { PricingComparison } from "./PricingComparison.tsx";

const plan = (profile: PlanLevel): Facts["plans"]["free"] => ({
  profile,
  colleagues: profile === "full" ? "included" : "none",
  deepDive: "full",
  academy: "full",
  progress: "full",
});
const facts = {
  plans: {
    free: plan("lite"),
    starter: plan("none"),
    growth: plan("full"),
    enterprise: plan("none"),
  },
  currency: "USD",
  prices: { en: { period: "year", free: 0, starter: 30, growth: 60 } },
  statements: { freePlan: { en: "" }, billing: { en: "" } },
};
const comparison = {
  title: "",
  parts: { profile: "", colleagues: "", deepDive: "", academy: "", progress: "", facilitator: "" },
  lite: "",
};

test("the facilitator costs extra for plans with colleagues", () => {
  const html = renderToStaticMarkup(
    <PricingComparison
      page={createPageContext("pricing", { comparison }, facts)}
      example={{ parts: { title: "" } }}
    />,
  );
  expect(html.split("plan.level.extra")).toHaveLength(2);
});
