import { expect, test } from "vitest";
import { meanPosition } from "./positions.ts";

test("the group's position is the mean of its members' positions", () => {
  const positions = [
    { directiveness: 60, affiliation: 70 },
    { directiveness: 80, affiliation: 90 },
  ];
  expect(meanPosition(positions)).toEqual({ directiveness: 70, affiliation: 80 });
});
