import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { RequestBudget } from "./request-budget.ts";

it("allows so many at once, lets the rest wait, and refuses what is beyond the budget", async () => {
  let now = 0;
  const budget = new RequestBudget({ atOnce: 2, burst: 4, perSecond: 1 }, () => now);
  let underWay = 0;
  let most = 0;
  const request = async () => {
    most = Math.max(most, ++underWay);
    await setImmediate();
    underWay -= 1;
    return "done";
  };
  const answers = await Promise.all(Array.from({ length: 6 }, () => budget.spend(request)));
  expect(most).toBe(2);
  expect(answers).toEqual(["done", "done", "done", "done", undefined, undefined]);
  now = 1000;
  expect(await budget.spend(request)).toBe("done");
  expect(await budget.spend(request)).toBeUndefined();
});
