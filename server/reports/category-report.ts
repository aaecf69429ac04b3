import { forms } from "#contract/forms";
import { pluralForm } from "#locale/plural";
import {
  kindByCategory,
  type Submission,
  type SubmissionCategory,
} from "../store/submissions/submission.ts";

/** How the submissions of a category are shown. */
export interface CategoryReport {
  category: SubmissionCategory;
  /** The columns, in this order: field names and what the server adds. */
  columns: string[];
  toRow(submission: Submission): Record<string, unknown>;
}

/** The report of a category; prospects include facilitator inquiries. */
export function getCategoryReport(category: SubmissionCategory): CategoryReport {
  if (category === "spam") return spamReport;
  return {
    category,
    columns: ["id", "receivedAt", ...forms[kindByCategory[category]].fields, "language"],
    toRow: ({ id, receivedAt, fields, language }) => ({ id, receivedAt, ...fields, language }),
  };
}

const spamReport: CategoryReport = {
  category: "spam",
  columns: [
    ...new Set([
      ...["id", "receivedAt", "form", "reason"],
      ...Object.values(forms).flatMap(({ fields }) => fields),
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

/** A count of submissions in a category: "1 message", "2 messages". */
export function formatCount(category: SubmissionCategory, count: number): string {
  return `${count} ${pluralForm(nouns[category], count, "en")}`;
}
