import { forms } from "#contract/forms";
import { pluralForm } from "#locale/plural";
import { type Category, kindOf, type Submission } from "../store/submissions/submission.ts";

/** How the submissions of a category are shown. */
export interface Report {
  category: Category;
  /** The columns, in this order: field names and what the server adds. */
  columns: string[];
  rowOf(submission: Submission): Record<string, unknown>;
}

/** The report of a category; prospects include facilitator inquiries. */
export function reportOf(category: Category): Report {
  if (category === "spam") return spamReport;
  return {
    category,
    columns: ["id", "receivedAt", ...forms[kindOf[category]].fields, "language"],
    rowOf: ({ id, receivedAt, fields, language }) => ({ id, receivedAt, ...fields, language }),
  };
}

const spamReport: Report = {
  category: "spam",
  columns: [
    ...new Set([
      ...["id", "receivedAt", "form", "reason"],
      ...Object.values(forms).flatMap(({ fields }) => fields),
      "language",
    ]),
  ],
  rowOf({ id, receivedAt, kind, spamReason, language, fields }) {
    return { id, receivedAt, form: kind, reason: spamReason, language, ...fields };
  },
};

const nouns = {
  prospects: { one: "prospect", other: "prospects" },
  messages: { one: "message", other: "messages" },
  spam: { one: "spam submission", other: "spam submissions" },
} as const satisfies Record<Category, object>;

/** A count of submissions in a category: "1 message", "2 messages". */
export function countOf(category: Category, count: number): string {
  return `${count} ${pluralForm(nouns[category], count, "en")}`;
}
