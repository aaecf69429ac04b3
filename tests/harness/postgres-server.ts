import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { killAtExit } from "./kill-at-exit.ts";
import { findPostgresPrograms } from "./postgres-programs.ts";

/** The user "nobody": PostgreSQL refuses to run as root. */
const nobody = { uid: 65_534, gid: 65_534 };
const identity: Partial<typeof nobody> = process.getuid?.() === 0 ? nobody : {};

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;

/**
 * Starts a PostgreSQL server with production settings, except for those given, such as `fsync=off`, on a Unix socket
 * of its own: a port that was free might be taken when it starts, or while it is down.
 */
export async function startPostgres(settings: string[] = []) {
  const programs = await findPostgresPrograms();
  const folder = mkdtempSync(join(tmpdir(), "idi-postgres-data-"));
  const data = join(folder, "data");
  mkdirSync(data, { mode: 0o700 });
  chmodSync(folder, 0o755);
  if (identity === nobody) chownSync(data, nobody.uid, nobody.gid);
  const initdb = spawnSync(
    join(programs, "initdb"),
    ["-D", data, "-U", "idi", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    { ...identity, cwd: data, encoding: "utf8" },
  );
  if (initdb.status !== 0) throw new Error(`initdb failed: ${initdb.stderr || initdb.error}`);
  const url = `postgres://idi@${encodeURIComponent(data)}/postgres`;
  const start = () => launch(programs, data, url, settings);
  let server = await start();
  return {
    /** Its URL, with the name of an existing database. */
    url,
    /** Creates an empty database, and returns its DATABASE_URL. */
    createDatabase: () => createDatabase(url),
    /** Kills it as a power loss would, without a shutdown. */
    crash: () => end(server, "SIGKILL"),
    /** Starts it again at the same URL after a crash. */
    async restart() {
      server = await relaunch(start);
    },
    /** Stops it and deletes its data. */
    async stop() {
      await end(server, "SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates a database in a PostgreSQL server, empty or a copy of another, and returns its URL. */
export async function createDatabase(url: string, template?: string): Promise<string> {
  const name = `test_${randomUUID()}`;
  const templateClause = template ? `template "${new URL(template).pathname.slice(1)}"` : "";
  // Copying files is faster than the default, which logs each page.
  await runSql(url, `create database "${name}" ${templateClause} strategy file_copy`);
  return new URL(name, url).href;
}

/** After a crash its backend processes may live a moment longer, beside which it does not start. */
async function relaunch(start: () => Promise<ChildProcess>) {
  const deadline = performance.now() + 30_000;
  for (;;) {
    try {
      return await start();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await sleep(200);
    }
  }
}

async function launch(
  programs: string,
  data: string,
  url: string,
  furtherArgs: string[],
): Promise<ChildProcess> {
  const settings = [
    "listen_addresses=",
    `unix_socket_directories=${data}`,
    "shared_buffers=16MB",
    ...furtherArgs,
  ];
  const server = spawn(
    join(programs, "postgres"),
    ["-D", data, ...settings.flatMap((setting) => ["-c", setting])],
    { ...identity, cwd: data, stdio: ["ignore", "ignore", "pipe"] },
  );
  killAtExit(server);
  let output = "";
  server.stderr.setEncoding("utf8").on("data", (text: string) => {
    output = (output + text).slice(-4000);
    // Explains errors of connections in tests that did not expect any.
    if (/PANIC|terminated by signal|could not (fork|write|extend)/.test(text)) console.error(text);
  });
  // It refuses connections until it has recovered.
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL has ended: ${output}`);
    try {
      await runSql(url, "select 1");
      return server;
    } catch {
      await sleep(30);
    }
  }
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = once(server, "exit");
  server.kill(signal);
  await exit;
}

async function runSql(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // The server may be killed while this is connected.
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end().catch(() => {});
  }
}
