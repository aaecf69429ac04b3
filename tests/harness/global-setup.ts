import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#server/store/database/open-database.ts";
import { startPostgres } from "./postgres-server.ts";
import { createTestSite } from "./test-site.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of a small built site, which tests only read. */
    testSite: string;
    /** The URL of a PostgreSQL server, in which each test creates databases of its own. */
    postgresUrl: string;
    /** Databases with the tables of this release, and nothing in them, to be copied. */
    templates: { file: string; postgresUrl: string };
  }
}

/** Creates what all tests share, once per run. */
export async function setup({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "idi-tests-"));
  const site = join(folder, "site");
  mkdirSync(site);
  provide("testSite", createTestSite(site));
  // Its data need not survive a crash: they are deleted with the run.
  const postgres = await startPostgres(["fsync=off"]);
  provide("postgresUrl", postgres.url);
  const templates = {
    file: join(folder, "template.sqlite"),
    postgresUrl: await postgres.createDatabase(),
  };
  provide("templates", templates);
  const { file, postgresUrl: url } = templates;
  await (await openDatabase({ dialect: "sqlite", file })).destroy();
  await (await openDatabase({ dialect: "postgres", url })).destroy();
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  };
}
