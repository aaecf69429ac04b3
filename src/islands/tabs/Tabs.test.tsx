import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { Tabs } from "./Tabs.tsx";

const tabs = ["one", "two", "three"].map((id) => ({ id, label: `Tab ${id}` }));
const panels = { one: <p>First</p>, two: <p>Second</p>, three: <p>Third</p> };

const selected = () => screen.getByRole("tab", { selected: true }).textContent;
const shown = () => screen.getByRole("tabpanel").textContent;

test("the first tab is open, and every panel is named after its tab", () => {
  render(<Tabs label="Choice" tabs={tabs} {...panels} />);
  expect(screen.getByRole("tablist", { name: "Choice" })).toBeTruthy();
  expect([selected(), shown()]).toEqual(["Tab one", "First"]);
  const all = screen.getAllByRole("tabpanel", { hidden: true });
  expect(all.map((panel) => panel.getAttribute("aria-labelledby"))).toEqual(
    screen.getAllByRole("tab").map(({ id }) => id),
  );
  for (const tab of screen.getAllByRole("tab")) {
    expect(document.getElementById(tab.getAttribute("aria-controls") ?? "")).toBeTruthy();
  }
});

test("a click opens a tab", async () => {
  render(<Tabs label="Choice" tabs={tabs} {...panels} />);
  await userEvent.click(screen.getByText("Tab two"));
  expect([selected(), shown()]).toEqual(["Tab two", "Second"]);
});

test("arrow keys wrap, Home and End go to the ends, and the focused tab is open", async () => {
  const user = userEvent.setup();
  render(<Tabs label="Choice" tabs={tabs} {...panels} />);
  await user.tab();
  for (const [key, panel] of [
    ["ArrowLeft", "Third"],
    ["ArrowRight", "First"],
    ["ArrowRight", "Second"],
    ["End", "Third"],
    ["Home", "First"],
    ["ArrowDown", "First"],
    ["Control>}{ArrowRight}{/Control", "First"],
  ]) {
    await user.keyboard(`{${key}}`);
    expect(shown()).toBe(panel);
    expect(document.activeElement?.textContent).toBe(selected());
  }
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("tabpanel"));
});
