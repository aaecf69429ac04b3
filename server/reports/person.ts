import { referenceOf } from "#contract/reference";
import { emailKey } from "../store/email-key.ts";
import { entryKinds } from "../store/entry-kinds.ts";
import type { Store } from "../store/open-store.ts";
import type { HandedOn } from "../store/outbox.ts";
import { countOf } from "./counted.ts";
import { entriesListing } from "./listing.ts";
import { entryReport, type Report, robotReport } from "./reports.ts";
import { tracesLeft } from "./traces-left.ts";

interface Holding {
  report: Report;
  remove: (store: Store, email: string) => Promise<number>;
}

/** What is kept of people, and how what came from one address is deleted. */
const holdings: Holding[] = [
  ...entryKinds.map((kind) => ({
    report: entryReport(kind),
    remove: (store: Store, email: string) => store[kind].removeByEmail(email),
  })),
  {
    report: robotReport,
    async remove(store, email) {
      const found = await findOf(robotReport, store, isFrom(email));
      for (const { id } of found) await store.robots.remove(id);
      return found.length;
    },
  },
];

/** Everything that is kept of who writes from an address, and where it was handed on to. */
export function showPerson(store: Store, email: string): Promise<string> {
  return show(store, isFrom(email), email);
}

/** The same of what has a reference: one entry, but for a chance in thousands of millions. */
export function showReference(store: Store, reference: string): Promise<string> {
  return show(store, ({ id }) => referenceOf(id) === reference, reference);
}

async function show(store: Store, isMeant: (entry: Entry) => boolean, name: string) {
  const found = await findAll(store, isMeant);
  const shown = found.filter(({ entries }) => entries.length > 0);
  const listings = shown.map(({ report, entries }) => entriesListing(report, entries));
  const handedOn = await store.outbox.handedOn(idsOf(found));
  return [...listings, `${summary(found)} of ${name}.\n`, ...handedOn.map(describe)].join("\n");
}

/** Deletes all of it, and tells what the keeper has to have deleted elsewhere. */
export async function deletePerson(store: Store, email: string): Promise<string> {
  // Read before: what would tell goes with the entries.
  const handedOn = await store.outbox.handedOn(idsOf(await findAll(store, isFrom(email))));
  const removed: string[] = [];
  for (const { report, remove } of holdings) {
    removed.push(countOf(report, await remove(store, email)));
  }
  const elsewhere =
    handedOn.length > 0 ? ["Have deleted there, too:\n", ...handedOn.map(describe)] : [];
  const told = [`${removed.join(", ")} of ${email} deleted.\n`, ...elsewhere];
  return [...told, await tracesLeft(store)].join("");
}

type Entry = { id: string };
type Found = { report: Report; entries: Entry[] };

function findAll(store: Store, isMeant: (entry: Entry) => boolean): Promise<Found[]> {
  return Promise.all(
    holdings.map(async ({ report }) => ({
      report,
      entries: await findOf(report, store, isMeant),
    })),
  );
}

async function findOf(report: Report, store: Store, isMeant: (entry: Entry) => boolean) {
  return (await report.read(store)).filter(isMeant);
}

function isFrom(email: string): (entry: Entry) => boolean {
  const wanted = emailKey(email);
  return (entry) => "email" in entry && emailKey(String(entry.email)) === wanted;
}

const idsOf = (found: Found[]) => found.flatMap(({ entries }) => entries.map(({ id }) => id));

const summary = (found: Found[]) =>
  found.map(({ report, entries }) => countOf(report, entries.length)).join(", ");

function describe({ entryId, target, deliveredAt }: HandedOn): string {
  const when = deliveredAt ? `handed on ${deliveredAt}` : "tried, and may have arrived";
  return `${entryId}  to ${target}: ${when}\n`;
}
