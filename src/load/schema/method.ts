import * as z from "zod/mini";
import { dimensions } from "#instrument/dimensions.ts";
import type { MethodFigureName, MethodTimeName } from "../files/shared-values.ts";
import { assumed, byLocale, objectWithDescriptions, text, withDescription } from "./text.ts";

/** A whole number, at least 2, because the words beside it in texts are in the plural. */
const figure = z.strictObject({ value: z.int().check(z.gte(2)), assumed });
const time = z.strictObject({ ...byLocale(text).shape, assumed });

/** What editors read beside the figures and times. */
const figures: Record<MethodFigureName, string> = {
  wordPairs: "Word pairs of the questionnaire; {pairsPerDimension} is a third of them",
  answerMinutes: "Minutes that answering takes, about",
  askedFrom: "How many people one asks, at least",
  askedTo: "How many people one asks, at most",
  askedUsually: "How many people one usually asks",
  minProfileAnswers: "Answers from which on there is a profile",
  minGroupAnswers: "Answers from which on a group of respondents is shown apart",
  minGroupProfiles: "Profiles from which on an organisation sees the results of a group",
  answerDays: "Days for which answers stay open",
  reminders: "Reminders that are sent in this time",
  conversationWeeks: "Weeks from the invitation to the conversation, about",
  conversationMinutes: "Minutes of the conversation with the facilitator",
  microcourses: "Microcourses of a profile in Deep Dive",
  liteMicrocourses: "How many of them Deep Dive (Lite) includes",
  firstGroupPeople: "People of a first group, as an example",
  firstGroupWeeks: "Weeks that a first group takes",
};

const times: Record<MethodTimeName, string> = {
  workshop: "How long a team’s workshop lasts, in words of each language",
  reply: "Within which time a message is answered, in words of each language",
};

/** Microcourses that pictures can show: one is the fourth, on a tree with up to six branches. */
export const drawnMicrocourses = { from: 4, to: 6 };

/** How the rating works, in figures: each is stated once for the whole site. */
export const methodSchema = withDescription(
  z
    .strictObject({
      ...objectWithDescriptions(figures, figure).shape,
      ...objectWithDescriptions(times, time).shape,
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
    }),
  "How the rating works, in figures. Each is here once; any text takes it by its name in braces, such as {wordPairs}. The words beside it in texts are in the plural. A mark “assumed” says that it was decided without the owner: npm run launch lists it until the mark is removed.",
);

export type Method = z.infer<typeof methodSchema>;
