import { OperatorError } from "../cli/operator-error.ts";
import type { Store } from "../store/store.ts";
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
import { formatCount, getCategoryFormat } from "./category-format.ts";
import { formatSubmission } from "./listing.ts";

/** Some submissions: their number, their deliveries, and the lines to show. */
interface Batch {
  count: number;
  deliveries: Delivery[];
  lines?: string[];
}

type CategoryFilter = SubmissionFilter & { category: SubmissionCategory };

/** Yields the lines of all batches, category by category. Returns counts and deliveries. */
async function* collectBatches(
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
  for await (const submissionBatch of submissions.read(filter)) {
    const deliveries = await outbox.readDeliveries(submissionBatch.map(({ id }) => id));
    yield {
      count: submissionBatch.length,
      deliveries,
      ...(toLine && { lines: submissionBatch.map(toLine) }),
    };
  }
}

/**
 * Yields all submissions of an e-mail address, or those with a reference, with their deliveries. Two submissions may
 * share a reference, though hardly ever.
 */
export async function* showSubmissions(
  store: Store,
  filter: Pick<SubmissionFilter, "email" | "reference">,
) {
  const { counts, deliveries } = yield* collectBatches(filter, (categoryFilter) =>
    readBatches(
      store,
      categoryFilter,
      (submission) =>
        `${formatSubmission(getCategoryFormat(categoryFilter.category), submission)}\n`,
    ),
  );
  yield `${counts} of ${filter.email ?? filter.reference}.\n`;
  for (const delivery of deliveries) yield `\n${formatDelivery(delivery, store.outbox)}`;
}

/** Yields what deleting an e-mail address would delete, here and elsewhere. */
export async function* previewDeletion(store: Store, email: string) {
  const { counts, deliveries } = yield* collectBatches({ email }, (categoryFilter) =>
    readBatches(store, categoryFilter),
  );
  yield `${counts} of ${email}.\n`;
  if (deliveries.length > 0) yield "To be deleted there, too:\n";
  for (const delivery of deliveries) yield formatDelivery(delivery, store.outbox);
}

/** Deletes all submissions of an e-mail address, and lists their deliveries, to be deleted there too. */
export async function* deletePerson(store: Store, email: string) {
  const { counts, deliveries, total } = yield* collectBatches({ email }, (categoryFilter) =>
    removeInBatches(store, categoryFilter),
  );
  yield `${counts} of ${email} deleted.\n`;
  yield* reportDeletion(store, deliveries, total);
}

/**
 * Deletes the damaged submission with a reference: its e-mail address may be unreadable.
 * @throws `OperatorError` if there is none, or if it is intact.
 */
export async function* deleteDamaged(store: Store, reference: string) {
  const submissions = (await Array.fromAsync(store.submissions.read({ reference }))).flat();
  if (submissions.length === 0)
    throw new OperatorError(`There is no submission with the reference ${reference}.`);
  if (submissions.some(isIntact)) {
    throw new OperatorError(`${reference} is not damaged: delete what is stored of its sender.`);
  }
  const { count, deliveries } = await store.submissions.remove({ reference }, submissions.length);
  yield `Damaged, and deleted: ${reference}\n`;
  yield* reportDeletion(store, deliveries, count);
}

async function* reportDeletion(store: Store, deliveries: Delivery[], total: number) {
  if (deliveries.length > 0) yield "Also delete there:\n";
  for (const delivery of deliveries) yield formatDelivery(delivery, store.outbox);
  if (total > 0) yield "Back up now: restoring an older backup then deletes this again.\n";
  yield await truncateWalOrExplain(store);
}

/**
 * Overwrites deleted data on the disk. Returns a sentence for the operator if that is not possible now.
 */
export async function truncateWalOrExplain(store: Pick<Store, "truncateWal">): Promise<string> {
  if (await store.truncateWal()) return "";
  return (
    "Another program, such as a backup, is reading the database. Until it has ended, and until the server's " +
    "next purge within an hour, the database's log still contains what was deleted.\n"
  );
}

function formatDelivery(
  { submissionId, target, deliveredAt }: Delivery,
  { formatTarget }: Outbox,
): string {
  const when = deliveredAt ? `delivered ${deliveredAt}` : "tried, and may have arrived";
  return `${submissionId}  to ${formatTarget(target)}: ${when}\n`;
}
