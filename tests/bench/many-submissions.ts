import { spawn } from "node:child_process";
import { randomUUIDv7 } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { InvalidArgumentError, program } from "commander";
import { formEndpoints } from "#contract/endpoints.ts";
import { readSettings } from "#server/settings/settings.ts";
import { openDatabase } from "#server/store/database/open-database.ts";
import { createEmailKey } from "#server/store/submissions/submission.ts";
import { dayMs } from "#server/time/durations.ts";
import { sampleProspect } from "#tests/harness/form-samples.ts";
import { startPostgres } from "#tests/harness/postgres-server.ts";
import { readProjectFile } from "#tests/harness/project-files.ts";
import { startSite } from "#tests/harness/site-process.ts";
import { createTestSite } from "#tests/harness/test-site.ts";
import { projectRoot } from "#tools/project.ts";
import { computeQuantile } from "./quantile.ts";
import { formatMarkdownTable } from "./report.ts";

/**
 * Measures what many submissions cost on both databases: reports, a backup and purges while posts arrive.
 * Linux only: peak memory is read from /proc. Prints Markdown.
 */
const { rows } = program
  .name("npm run bench:submissions --")
  .description("Measures what many submissions cost on both databases. Prints Markdown.")
  .option("--rows <rows>", "1000 to 5000000 submissions", parseRows, 1_000_000)
  .parse()
  .opts<{ rows: number }>();

function parseRows(value: string): number {
  const count = Number(value);
  if (Number.isInteger(count) && count >= 1000 && count <= 5_000_000) return count;
  throw new InvalidArgumentError("1000 to 5000000 are possible.");
}

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readProjectFile("package.json"),
);

const postsPerSecond = 40;
/** How long posts are measured as a baseline. */
const baselineMs = 20_000;

const folder = mkdtempSync(join(tmpdir(), "idi-bench-"));
const dist = createTestSite(join(folder, "dist"));
const postgres = await startPostgres();
try {
  const sqlite = (name: string) => `sqlite:${join(folder, name)}`;
  const servers = [
    { name: "SQLite", fullUrl: sqlite("full"), emptyUrl: sqlite("empty") },
    {
      name: "PostgreSQL",
      fullUrl: await postgres.createDatabase(),
      emptyUrl: await postgres.createDatabase(),
    },
  ];
  for (const { name, fullUrl, emptyUrl } of servers) {
    await fill(emptyUrl, 0);
    await fill(fullUrl, rows);
    console.log(`\n${rows} submissions in ${name}\n`);
    const head = ["command", "seconds", "above an empty database", "MB above an empty database"];
    console.log(formatMarkdownTable(head, await measureReports(fullUrl, emptyUrl)));
    const whileHead = ["meanwhile", "seconds", "99 % of posts within, ms"];
    console.log(`\n${formatMarkdownTable(whileHead, await measurePosts(fullUrl))}`);
  }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Inserts prospects spread evenly over the last 400 days. */
async function fill(url: string, count: number): Promise<void> {
  const db = await openDatabase(readSettings({ DATABASE_URL: url }).DATABASE_URL);
  for (let startNumber = 0; startNumber < count; startNumber += 500) {
    const values = Array.from({ length: 500 }, (_, index) => {
      const number = startNumber + index;
      const email = `Person.${number}@bench.example`;
      return {
        id: randomUUIDv7(),
        kind: "prospect",
        received_at: new Date(Date.now() - 400 * dayMs * (1 - number / count)).toISOString(),
        email,
        email_key: createEmailKey(email),
        language: "sv",
        idempotency_key: `key-${number}`,
        payload_hash: number.toString(16).padStart(64, "0"),
        fields: JSON.stringify({ ...sampleProspect, email, messageBody: "How much? ".repeat(50) }),
        spam_reason: null,
      };
    });
    await db.insertInto("submissions").values(values).execute();
  }
  // As if the hourly purge had run six days ago at this time.
  const values = {
    kind: "prospects",
    purged_before: new Date(Date.now() - 401 * dayMs).toISOString(),
  };
  await db.insertInto("purges").values(values).execute();
  await db.destroy();
}

async function measureReports(fullUrl: string, emptyUrl: string) {
  const commands = [
    ["prospects", "list"],
    ["prospects", "export", "--format", "csv"],
    ["prospects", "export", "--format", "json"],
    ["person", "show", "person.4711@BENCH.example"],
  ] as const;
  const results = [];
  for (const [name, ...args] of commands) {
    const base = await run(emptyUrl, name, args);
    const { seconds, memory } = await run(fullUrl, name, args);
    const times = [seconds, seconds - base.seconds].map((time) => time.toFixed(2));
    results.push([`${name} ${args.join(" ")}`, ...times, Math.round(memory - base.memory)]);
  }
  return results;
}

/** Runs an operator's command; returns its duration and its peak memory in MB. */
async function run(url: string, name: string, args: string[], settings = {}) {
  const start = performance.now();
  // As its npm script does: "node server/commands/prospects.ts".
  const [, ...program] = scripts[name]?.split(" ") ?? [];
  const child = spawn(process.execPath, [...program, ...args], {
    cwd: projectRoot,
    env: { ...process.env, DATABASE_URL: url, ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  let memory = 0;
  const look = setInterval(() => {
    const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
    memory = Math.max(memory, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  }, 10);
  const [code] = await once(child, "exit");
  clearInterval(look);
  if (code !== 0) throw new Error(`${name} ${args.join(" ")} has failed.`);
  return { seconds: (performance.now() - start) / 1000, memory };
}

async function measurePosts(url: string) {
  const site = await startSite({ env: { DATABASE_URL: url, DIST_DIR: dist } });
  try {
    // At startup the server deletes a day's worth.
    const purged = async () => {
      while (!site.output.stdout.includes('"deleted"')) await sleep(100);
    };
    const results = [await postDuring(site.url, "the server's purge of a day", purged())];
    results.push(await postDuring(site.url, "nothing", sleep(baselineMs)));
    const backup = run(url, "backup", [join(folder, `${randomUUIDv7()}.sqlite`)]);
    results.push(await postDuring(site.url, "a backup", backup));
    const half = { RETENTION_DAYS: "360" };
    const purge = run(url, "prospects", ["purge", "--yes"], half);
    results.push(await postDuring(site.url, "a purge of a tenth", purge));
    return results;
  } finally {
    await site.stop();
  }
}

/** Posts at an even rate while something runs. */
async function postDuring(siteUrl: string, taskName: string, work: Promise<unknown>) {
  const start = performance.now();
  const waits: number[] = [];
  const posts: Promise<void>[] = [];
  const failures: unknown[] = [];
  let hasEnded = false;
  const end = work.finally(() => {
    hasEnded = true;
  });
  while (!hasEnded) {
    const posting = post(siteUrl).then((wait) => void waits.push(wait));
    posts.push(posting.catch((error: unknown) => void failures.push(error)));
    await sleep(1000 / postsPerSecond);
  }
  const seconds = (performance.now() - start) / 1000;
  await Promise.all([end, ...posts]);
  if (failures.length > 0) throw failures[0];
  return [taskName, seconds.toFixed(1), Math.round(computeQuantile(waits, 0.99))];
}

async function post(siteUrl: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(siteUrl + formEndpoints.prospect, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(sampleProspect),
  });
  await response.arrayBuffer();
  if (response.status !== 201) throw new Error(`A post was answered with ${response.status}.`);
  return performance.now() - start;
}
