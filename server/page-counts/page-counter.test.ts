import { expect, test } from "vitest";
import { createCountedPage, PageCounter } from "./page-counter.ts";

const page = createCountedPage("pricing", "en");

test("limits the number of sources per day, and loses no count", () => {
  let day = "2026-05-01";
  const counter = new PageCounter(() => Date.parse(day));
  const knownSource = { kind: "campaign", name: "known/a/b" } as const;
  const flood = () => {
    counter.add(page, "views", knownSource);
    for (let number = 0; number < 700; number++) {
      counter.add(page, "views");
      counter.add(page, "views", { kind: "campaign", name: `hostile/${Math.random()}/x` });
    }
    return counter.drain();
  };
  const rows = [...flood(), ...flood(), ...flood()];
  expect(new Set(rows.map(({ id }) => id)).size).toBe(1002);
  const sum = (kind: string) =>
    rows.filter((row) => row.source_kind === kind).reduce((sum, { views }) => sum + views, 0);
  expect([sum(""), sum("campaign")]).toEqual([2100, 2103]);
  expect(rows.filter(({ source }) => source === knownSource.name)).toHaveLength(3);
  expect(counter.getTotals()).toMatchObject([{ page: "pricing", language: "en", views: 2100 }]);

  day = "2026-05-02";
  expect(flood().some(({ source }) => source === "other")).toBe(false);
});
