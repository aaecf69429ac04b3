import * as z from "zod/mini";
import { dimensions } from "#instrument/dimensions.ts";
import {
  type MethodFigureName,
  methodFigureNames,
  methodTimeNames,
} from "../files/shared-values.ts";
import { byLocale, objectOf, text } from "./text.ts";

/** Whether the value was decided without the owner: the launch list names it. */
const assumed = z.optional(z.boolean());

/** A whole number, at least 2, because the words beside it in texts are in the plural. */
const figure = z.strictObject({ value: z.int().check(z.gte(2)), assumed });
const time = z.strictObject({ ...byLocale(text).shape, assumed });

/** Microcourses that pictures can show: one is the fourth, on a tree with up to six branches. */
export const drawnMicrocourses = { from: 4, to: 6 };

/** How the rating works, in figures: each is stated once for the whole site. */
export const methodSchema = z
  .strictObject({
    ...objectOf(methodFigureNames, figure).shape,
    ...objectOf(methodTimeNames, time).shape,
  })
  .check(({ value, issues }) => {
    const addIssue = (name: MethodFigureName, message: string) =>
      issues.push({ code: "custom", input: value[name], path: [name, "value"], message });
    const getFigure = (name: MethodFigureName) => value[name].value;
    if (getFigure("wordPairs") % dimensions.length > 0) {
      addIssue(
        "wordPairs",
        `must be a multiple of ${dimensions.length}: every dimension has equally many`,
      );
    }
    if (getFigure("askedFrom") < getFigure("minProfileAnswers")) {
      addIssue("askedFrom", "must be at least minProfileAnswers: fewer answers give no profile");
    }
    if (
      getFigure("askedUsually") < getFigure("askedFrom") ||
      getFigure("askedUsually") > getFigure("askedTo")
    ) {
      addIssue("askedUsually", "must be between askedFrom and askedTo");
    }
    const { from, to } = drawnMicrocourses;
    if (getFigure("microcourses") < from || getFigure("microcourses") > to) {
      addIssue(
        "microcourses",
        `must be between ${from} and ${to}: the drawn tree has a branch for each`,
      );
    }
    if (getFigure("liteMicrocourses") >= getFigure("microcourses")) {
      addIssue("liteMicrocourses", "must be fewer than microcourses");
    }
  });

export type Method = z.infer<typeof methodSchema>;
