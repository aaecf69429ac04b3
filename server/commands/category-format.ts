import { forms } from "#contract/forms.ts";
import { selectPluralForm } from "#locale/plural.ts";
import {
  kindByCategory,
  type Submission,
  type SubmissionCategory,
} from "../store/submissions/submission.ts";

/** The format of a category's submissions. */
export interface CategoryFormat {
  category: SubmissionCategory;
  /** The columns in order: the fields, and values that the server adds. */
  columns: string[];
  toRow(submission: Submission): Record<string, unknown>;
}

/** Returns the format of a category. Prospects include facilitator inquiries. */
export function getCategoryFormat(category: SubmissionCategory): CategoryFormat {
  if (category === "spam") return spamFormat;
  return {
    category,
    columns: ["id", "receivedAt", ...forms[kindByCategory[category]].fieldNames, "language"],
    toRow: ({ id, receivedAt, fields, language }) => ({
      id,
      receivedAt,
      ...fields,
      language,
    }),
  };
}

const spamFormat: CategoryFormat = {
  category: "spam",
  columns: [
    ...new Set([
      ...["id", "receivedAt", "form", "reason"],
      ...Object.values(forms).flatMap(({ fieldNames }) => fieldNames),
      "language",
    ]),
  ],
  toRow({ id, receivedAt, kind, spamReason, language, fields }) {
    return { id, receivedAt, form: kind, reason: spamReason, language, ...fields };
  },
};

const nouns = {
  prospects: { one: "prospect", other: "prospects" },
  messages: { one: "message", other: "messages" },
  spam: { one: "spam submission", other: "spam submissions" },
} as const satisfies Record<SubmissionCategory, object>;

/** Formats a number of submissions: "1 message", "2 messages". */
export function formatCount(category: SubmissionCategory, count: number): string {
  return `${count} ${selectPluralForm(nouns[category], count, "en")}`;
}
