import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import pLimit from "p-limit";
import { openStore } from "#server/store/open-store";
import { startServer } from "#tests/harness/node-process";
import { createSeededRandom } from "#tests/harness/random";
import { createDatabase, type ScenarioDatabase } from "./harness/database.ts";
import { createKey, createProspect, post } from "./harness/prospects.ts";
import { type Context, type Figures, isShort, scenario } from "./harness/scenario.ts";

/** The pages of the small site. */
const pages = {
  "/": "home en",
  "/product": "product en",
  "/sv/": "home sv",
  "/sv/produkt": "product sv",
  "/de/": "home de",
};
const paths = Object.keys(pages) as (keyof typeof pages)[];

const browser = "Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0";
const robots = ["Mozilla/5.0 (compatible; bingbot/2.0)", "curl/8.5.0", "GPTBot/1.2"];

/** A request, and what it adds to the report: by page and measure, referrer or campaign. */
interface Visit {
  path: string;
  headers: Record<string, string>;
  adds: string[];
  isForm?: true;
}

/** A day of traffic with known totals, on two servers of which one is killed. */
scenario("page-counts", async (context) => {
  const database = await createDatabase("postgres");
  const settings = { DATABASE_URL: database.url };
  const [first, second] = await Promise.all([startServer(settings), startServer(settings)]);
  const visits = visitMaker();
  const amount = isShort ? 300 : 3000;
  const written = [await send(first.url, visits(amount), context)];
  await first.stop();
  const third = await startServer(settings);
  if (!isShort) {
    written.push(await send(third.url, visits(amount), context));
    // It writes every minute.
    await sleep(61_000, undefined, context);
  }
  written.push(await send(second.url, visits(amount), context));
  const lost = await send(third.url, visits(amount), context);
  await third.kill();
  await second.stop();
  const reported = await report(database);
  assert.deepEqual(reported, totals(written.flat()));
  const robotsAndRefusals = [...written.flat(), ...lost].filter(({ adds }) => adds.length === 0);
  return {
    "requests written": written.flat().length,
    "lost with the kill": lost.length,
    "not to be counted": robotsAndRefusals.length,
    views: reported.get("views") ?? 0,
    messages: reported.get("stored") ?? 0,
  } satisfies Figures;
});

/** Makes random visits: of people, robots, and those who make up campaigns. */
function visitMaker(): (amount: number) => Visit[] {
  const random = createSeededRandom();
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  let made = 0;
  const visit = (path: keyof typeof pages, query = "", ...sources: string[]): Visit => ({
    path: path + query,
    headers: { "user-agent": browser, referer: "https://www.news.example/a?b=c" },
    adds: [`${pages[path]} views`, "views", "referrer news.example", ...sources],
  });
  const campaign = "?utm_source=news&utm_medium=mail&utm_campaign=May";
  const ofCampaign = (path: keyof typeof pages) => visit(path, campaign, "campaign news/mail/may");
  const kinds: ((path: keyof typeof pages) => Visit)[] = [
    (path) => visit(path),
    ofCampaign,
    (path) => {
      made += 1;
      const name = encodeURIComponent(`${made}' OR 1=1;--<script>\u202e\0${"💩".repeat(99)}`);
      return visit(path, `?utm_campaign=${name}`, "made-up campaign");
    },
    (path) => ({ path, headers: { "user-agent": pick(robots) }, adds: [] }),
    (path) => {
      const refusal = pick(["dnt", "sec-gpc"]);
      return { path, headers: { "user-agent": browser, [refusal]: "1" }, adds: [] };
    },
    (path) => {
      const adds = ["begun", "stored"].flatMap((measure) => [measure, `${pages[path]} ${measure}`]);
      return { path, isForm: true, headers: { "user-agent": browser }, adds };
    },
  ];
  return (amount) => [
    // First, so that no made-up campaign takes its place.
    ...paths.map(ofCampaign),
    ...Array.from({ length: amount }, () => pick(kinds)(pick(paths))),
  ];
}

let sent = 0;

async function send(url: string, visits: Visit[], { signal }: Context): Promise<Visit[]> {
  await pLimit(10).map(visits, async ({ path, headers, isForm }) => {
    if (isForm) {
      sent += 1;
      const prospect = { ...createProspect(sent), page: path };
      const response = await post(url, prospect, createKey(sent), { headers, signal });
      assert.equal(response.status, 201);
      await response.arrayBuffer();
      return;
    }
    const response = await fetch(url + path, { headers, signal });
    assert.equal(response.status, 200);
    await response.arrayBuffer();
  });
  return visits;
}

function totals(visits: readonly Visit[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const name of visits.flatMap(({ adds }) => adds)) sums.set(name, (sums.get(name) ?? 0) + 1);
  return sorted(sums);
}

/** What the database says, under the same names. */
async function report({ setting }: ScenarioDatabase): Promise<Map<string, number>> {
  const store = await openStore({ DATABASE_URL: setting });
  const rows = await store.pageCounts.sumCounts("").finally(store.close);
  const sums = new Map<string, number>();
  const add = (name: string, count: number) =>
    count && sums.set(name, (sums.get(name) ?? 0) + count);
  for (const { page, language, source_kind: kind, source, views, begun, stored } of rows) {
    if (kind === "") {
      for (const [name, count] of Object.entries({ views, begun, stored })) {
        add(name, count);
        add(`${page} ${language} ${name}`, count);
      }
    } else if (kind === "campaign" && source !== "news/mail/may") add("made-up campaign", views);
    else add(`${kind} ${source}`, views);
  }
  return sorted(sums);
}

function sorted(sums: Map<string, number>): Map<string, number> {
  return new Map([...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
