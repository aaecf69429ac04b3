import { expect, test } from "vitest";
import { createVisibilityStyle } from "./visibility-style.ts";

const style = createVisibilityStyle(
  [
    { id: "small", views: ["self"] },
    { id: "middle", views: ["self", "colleagues"] },
    { id: "large", views: ["self", "colleagues", "groups"] },
  ],
  "large",
);

test("shows the plan of the fragment, else the standard one", () => {
  expect(style).toContain("main:has(#small:target) :not([data-plans~=small])[data-plans]");
  expect(style).toContain("main:not(:has(:is(#small,#middle):target)) ");
});

test.each([
  ["small", "groups", "self"],
  ["small", "colleagues", "self"],
  ["middle", "groups", "colleagues"],
  ["middle", "self", "self"],
])("in the plan %s, choosing the view %s shows %s", (plan, chosenView, shownViews) => {
  expect(style).toContain(
    `main:has(#${plan}:target):has(#view-${chosenView}:checked) :not([data-view~=${shownViews}])[data-view]{`,
  );
});

test("prints every view of the plan, and the self-view only if there is no other", () => {
  const onPaper = style.match(/@media print\{[^}]*\}?\}/g);
  expect(onPaper?.map((rule) => rule.includes("data-view=self"))).toEqual([false, true, true]);
});
