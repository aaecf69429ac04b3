import { expect, test } from "vitest";
import { chooseColumns } from "./Team.tsx";

test.each([
  [1, 4],
  [3, 4],
  [5, 5],
  [6, 6],
  [7, 4],
  [12, 6],
  [14, 5],
])("%i people are shown in %i columns", (people, columns) => {
  expect(chooseColumns(people)).toBe(columns);
});
