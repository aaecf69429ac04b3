import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Facts, PlanLevel } from "#load/schema/facts";
import { keysAsTexts } from "#tests/harness/keys-as-texts";
import type { PlanView } from "../plans/plans.ts";
import { PricingComparison } from "./PricingComparison.tsx";

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
      content={content}
      profile={{ title: "", words: { label: "", same: "", holds: "", adds: "" } }}
      plans={[plan("free", "lite"), plan("growth", "full")]}
      profileHolds={profileHolds}
      examplePath="/example"
      t={keysAsTexts}
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
  expect(render(held).match(/\/example#\w+/g)).toEqual(["/example#free", "/example#growth"]);
});
