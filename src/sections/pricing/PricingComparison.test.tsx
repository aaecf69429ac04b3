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
      plans={[plan("free", "lite"), plan("growth", "full")]}
      profileHolds={profileHolds}
      examplePath="/example"
      t={keysAsTexts}
    />,
  );

test("lists what each profile adds in the column of its plan", () => {
  const html = render({ ...held, norm: "full" });
  const cells = html.split("<td").slice(1, 3);
  expect(cells[0]).toContain("plan.holds.selfView");
  expect(cells[0]).not.toContain("plan.holds.norm");
  expect(cells[1]).toMatch(/plan\.holds\.norm.*plan\.holds\.groups/);
});

test("the facilitator costs extra for plans with colleagues", () => {
  const html = render(held);
  expect(html.split("plan.level.extra")).toHaveLength(2);
});

test("links each profile to its example", () => {
  expect(render(held).match(/\/example#\w+/g)).toEqual(["/example#free", "/example#growth"]);
});
