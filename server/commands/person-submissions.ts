import { OperatorError } from "../cli/operator-error.ts";
import type { Store } from "../store/open-store.ts";
import type { Outbox } from "../store/submissions/outbox.ts";
import { removeInBatches } from "../store/submissions/retention.ts";
import {
  categories,
  type Delivery,
  isIntact,
  type StoredSubmission,
  type SubmissionCategory,
  type SubmissionFilter,
} from "../store/submissions/submission.ts";
import { formatCount, getCategoryReport } from "./category-report.ts";
import { formatSubmission } from "./listing.ts";

/** Some submissions: their number, their deliveries, and the lines to show. */
interface Batch {
  count: number;
  deliveries: Delivery[];
  lines?: string[];
}

type CategoryFilter = SubmissionFilter & { category: SubmissionCategory };

/** Yields the lines of all batches, category by category. Returns counts and deliveries. */
async function* collect(
  filter: SubmissionFilter,
  read: (filter: CategoryFilter) => AsyncIterable<Batch>,
) {
  const counts: string[] = [];
  const deliveries: Delivery[] = [];
  let total = 0;
  for (const category of categories) {
    let count = 0;
    for await (const batch of read({ ...filter, category })) {
      yield* batch.lines ?? [];
      deliveries.push(...batch.deliveries);
      count += batch.count;
    }
    counts.push(formatCount(category, count));
    total += count;
  }
  return { counts: counts.join(", "), deliveries, total };
}

async function* readBatches(
  { submissions, outbox }: Store,
  filter: SubmissionFilter,
  toLine?: (submission: StoredSubmission) => string,
): AsyncGenerator<Batch> {
  for await (const found of submissions.read(filter)) {
    const deliveries = await outbox.readDeliveries(found.map(({ id }) => id));
    yield { count: found.length, deliveries, ...(toLine && { lines: found.map(toLine) }) };
  }
}

/**
 * Yields all submissions of an e-mail address, or those with a reference, with their deliveries. A reference is
 * unique but for a chance in thousands of millions.
 */
export async function* showSubmissions(
  store: Store,
  filter: Pick<SubmissionFilter, "email" | "reference">,
) {
  const { counts, deliveries } = yield* collect(filter, (one) =>
    readBatches(
      store,
      one,
      (found) => `${formatSubmission(getCategoryReport(one.category), found)}\n`,
    ),
  );
  yield `${counts} of ${filter.email ?? filter.reference}.\n`;
  for (const delivery of deliveries) yield `\n${formatDelivery(delivery, store.outbox)}`;
}

/** Yields what deleting an e-mail address would delete, here and elsewhere. */
export async function* previewDeletion(store: Store, email: string) {
  const { counts, deliveries } = yield* collect({ email }, (one) => readBatches(store, one));
  yield `${counts} of ${email}.\n`;
  if (deliveries.length > 0) yield "To be deleted there, too:\n";
  for (const delivery of deliveries) yield formatDelivery(delivery, store.outbox);
}

/** Deletes all submissions of an e-mail address, and lists their deliveries, to be deleted there too. */
export async function* deletePerson(store: Store, email: string) {
  const { counts, deliveries, total } = yield* collect({ email }, (one) =>
    removeInBatches(store, one),
  );
  yield `${counts} of ${email} deleted.\n`;
  yield* getDeletionMessage(store, deliveries, total);
}

/**
 * Deletes the damaged submission with a reference: its e-mail address may be unreadable.
 * @throws `OperatorError` if there is none, or if it is intact.
 */
export async function* deleteDamaged(store: Store, reference: string) {
  const found = (await Array.fromAsync(store.submissions.read({ reference }))).flat();
  if (found.length === 0) throw new OperatorError(`There is none with the reference ${reference}.`);
  if (found.some(isIntact)) {
    throw new OperatorError(`${reference} is not damaged: delete what is stored of its sender.`);
  }
  const { count, deliveries } = await store.submissions.remove({ reference }, found.length);
  yield `Damaged, and deleted: ${reference}\n`;
  yield* getDeletionMessage(store, deliveries, count);
}

async function* getDeletionMessage(store: Store, deliveries: Delivery[], total: number) {
  if (deliveries.length > 0) yield "Also delete there:\n";
  for (const delivery of deliveries) yield formatDelivery(delivery, store.outbox);
  if (total > 0) yield "Back up now: restoring an older backup then deletes this again.\n";
  yield await tryTruncateWal(store);
}

/**
 * Overwrites deleted data on the disk. Returns a sentence for the operator if that is not possible now.
 */
export async function tryTruncateWal(store: Pick<Store, "truncateWal">): Promise<string> {
  if (await store.truncateWal()) return "";
  return (
    "Another program is reading the database, a backup perhaps: until it has ended, and the server's " +
    "next purge within an hour, the database's log still holds what was deleted.\n"
  );
}

function formatDelivery(
  { submissionId, target, deliveredAt }: Delivery,
  { formatTarget }: Outbox,
): string {
  const when = deliveredAt ? `delivered ${deliveredAt}` : "tried, and may have arrived";
  return `${submissionId}  to ${formatTarget(target)}: ${when}\n`;
}
