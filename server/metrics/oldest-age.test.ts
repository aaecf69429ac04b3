import { expect, test, vi } from "vitest";
import { OldestAge } from "./oldest-age.ts";

const [minute, hour, day] = [60, 3600, 24 * 3600];
const start = Date.UTC(2026, 5, 15, 12);
const at = (seconds: number) => new Date(start + seconds * 1000).toISOString();

function open() {
  const time = { now: 0, steady: 0 };
  vi.spyOn(Date, "now").mockImplementation(() => start + time.now * 1000);
  vi.spyOn(performance, "now").mockImplementation(() => time.steady * 1000);
  const ages = new OldestAge();
  /** Lets time pass, during which the clock jumps as well. */
  const pass = (seconds: number, jump = 0) => {
    time.steady += seconds;
    time.now += seconds + jump;
  };
  return { of: (seconds: number, kind = "mail") => ages.measure(kind, at(seconds)), pass };
}

test("returns the age by the clock, for each kind separately", () => {
  const { of, pass } = open();
  pass(hour);
  expect(of(0)).toBe(hour);
  expect(of(hour - minute, "platform")).toBe(minute);
  expect(of(hour - minute)).toBe(minute);
});

test.each([2 * hour, -2 * hour, 400 * day, -400 * day])(
  "never returns less than the true age when the clock jumps by %d seconds and back",
  (jump) => {
    const { of, pass } = open();
    pass(minute);
    expect(of(0)).toBe(minute);
    pass(minute, jump);
    expect(of(0)).toBe(Math.max(2 * minute, 2 * minute + jump));
    pass(minute, -jump);
    expect(of(0)).toBe(3 * minute);
  },
);

test("ages rows that were created while the clock was ahead", () => {
  const { of, pass } = open();
  expect(of(2 * hour)).toBe(0);
  pass(hour);
  expect(of(2 * hour)).toBe(hour);
});
