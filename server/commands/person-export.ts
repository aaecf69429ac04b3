import { formatReference } from "#contract/reference.ts";
import type { Store } from "../store/store.ts";
import { categories, type Submission, submissionKinds } from "../store/submissions/submission.ts";
import { getCategoryFormat } from "./category-format.ts";
import { type ExportSummary, skipDamaged, toCsv } from "./export.ts";

const spam = getCategoryFormat("spam");
/** The columns of a table with a person's submissions of all categories. */
const columns = ["category", "reference", ...spam.columns];

function toRow(submission: Submission): Record<string, unknown> {
  const { kind, spamReason } = submission;
  const category = spamReason === null ? submissionKinds[kind].category : "spam";
  return { category, reference: formatReference(submission.id), ...spam.toRow(submission) };
}

/** Yields all submissions of an e-mail address as CSV for spreadsheets, as the exports of each category. */
export async function* formatPersonAsCsv(store: Store, email: string, summary: ExportSummary) {
  yield* toCsv({ columns, toRow }, readSubmissions(store, email, summary));
}

/** Yields all submissions of an e-mail address as JSON, with their deliveries. */
export async function* formatPersonAsJson(store: Store, email: string, summary: ExportSummary) {
  const submissions: object[] = [];
  for await (const batch of readSubmissions(store, email, summary)) {
    const deliveriesOfBatch = await store.outbox.readDeliveries(batch.map(({ id }) => id));
    for (const submission of batch) {
      const deliveries = deliveriesOfBatch
        .filter(({ submissionId }) => submissionId === submission.id)
        .map(({ target, deliveredAt }) => ({
          to: store.outbox.formatTarget(target),
          deliveredAt,
        }));
      submissions.push({ ...toRow(submission), deliveries });
    }
  }
  yield `${JSON.stringify({ email, submissions }, null, 2)}\n`;
}

async function* readSubmissions({ submissions }: Store, email: string, summary: ExportSummary) {
  for (const category of categories) {
    yield* skipDamaged(submissions.read({ category, email }), summary);
  }
}
