import { expect, test } from "vitest";
import { drawnLesson } from "#sections/profile/LessonView.tsx";
import { readContent } from "#tests/harness/read-content.ts";
import { treeCapacity } from "#ui/drawings/GrowingTree.tsx";
import { drawnMicrocourses, type Method, methodSchema } from "./method.ts";

const validMethod: Method = {
  ...readContent<Method>("method.yaml"),
  wordPairs: { value: 45 },
  minProfileAnswers: { value: 6 },
  askedFrom: { value: 6 },
  askedUsually: { value: 7 },
  askedTo: { value: 8 },
  microcourses: { value: 6 },
  liteMicrocourses: { value: 2 },
  reminders: { value: 2 },
};
const getIssuePaths = (changes: Partial<Method>) =>
  methodSchema
    .safeParse({ ...validMethod, ...changes })
    .error?.issues.map(({ path }) => path.join("."));

test.each<[string, Partial<Method>]>([
  ["wordPairs", { wordPairs: { value: 46 } }],
  ["askedFrom", { minProfileAnswers: { value: 7 } }],
  ["askedUsually", { askedUsually: { value: 9 } }],
  ["microcourses", { microcourses: { value: 3 } }],
  ["microcourses", { microcourses: { value: 7 } }],
  ["liteMicrocourses", { liteMicrocourses: { value: 6 } }],
])("figures must not contradict each other: %s", (name, changes) => {
  expect(getIssuePaths({})).toBeUndefined();
  expect(getIssuePaths(changes)).toEqual([`${name}.value`]);
});

test("the number of microcourses must fit the pictures", () => {
  expect(drawnMicrocourses).toEqual({ from: drawnLesson, to: treeCapacity });
});

test("words beside a figure are in the plural", () => {
  expect(getIssuePaths({ reminders: { value: 1 } })).toEqual(["reminders.value"]);
});
