import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtSite } from "../../harness/built-site.ts";
import { climbs } from "../../harness/climbs.ts";
import { inGroups } from "../../harness/in-groups.ts";
import { exchange, statusesOf } from "../../harness/raw-socket.ts";
import { logLines } from "../harness/log-lines.ts";
import { startServer } from "../harness/server.ts";
import { tempFolder } from "../harness/temp-folder.ts";
import type { Context, Figures } from "../scenario.ts";

const secret = "not for visitors";
const starts = ["/", "/sv/", "/_astro/", "/.well-known/", "/tiles/", "/api/"];
/** Beside the build's folder, in it but hidden, and the machine's own. */
const goals = ["secret.txt", "dist/.build-notes", "data/idi.sqlite", "etc/passwd"];
const depths = [1, 2, 8];

/** Every way up to every goal: more than 500 paths, as they stand. */
function climbingPaths(): string[] {
  return starts.flatMap((start) =>
    climbs.flatMap((up) =>
      depths.flatMap((depth) => goals.map((goal) => start + up.repeat(depth) + goal)),
    ),
  );
}

/** Asks for what lies outside the site by paths that no client would clean up. */
export async function climbPaths(context: Context): Promise<Figures> {
  const folder = tempFolder(context);
  const DIST_DIR = join(folder, "dist");
  mkdirSync(DIST_DIR);
  builtSite(DIST_DIR);
  writeFileSync(join(folder, "secret.txt"), secret);
  const server = await startServer(context, { DIST_DIR, DATA_DIR: join(folder, "data") });
  const all = climbingPaths();
  const paths = all.filter((_, index) => !context.short || index % 2 === 0);
  const answers = await inGroups(paths, 25, (path) =>
    exchange(server.url, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
  );
  const counts: Record<string, number> = {};
  answers.forEach((answer, index) => {
    const [status = 0] = statusesOf(answer);
    const path = paths[index];
    assert.ok(status >= 300 && status < 500, `${path} was answered with ${status}`);
    assert.doesNotMatch(answer, /not for visitors|SQLite format|root:/, `${path} leads outside`);
    counts[status] = (counts[status] ?? 0) + 1;
  });
  assert.ok(logLines(server.output()).filter(({ msg }) => msg === "request").length <= all.length);
  await server.stop();
  return { paths: paths.length, ...counts };
}
