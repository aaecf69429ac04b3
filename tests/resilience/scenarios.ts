import type { Scenario } from "./scenario.ts";
import { fillDisk } from "./scenarios/disk-full.ts";
import { floodWithLookups, floodWithPosts } from "./scenarios/floods.ts";
import { freezeConnections } from "./scenarios/frozen-connections.ts";
import { sendHostileRequests } from "./scenarios/hostile-requests.ts";
import { killAgainAndAgain } from "./scenarios/kill.ts";
import { lockDatabase } from "./scenarios/locked-database.ts";
import { answerWithPages } from "./scenarios/maintenance-page.ts";
import { testReceivers } from "./scenarios/receivers.ts";
import { removeLog } from "./scenarios/removed-log.ts";
import { repeatKeys } from "./scenarios/same-key.ts";
import { killOneOfSeveral } from "./scenarios/several-servers.ts";
import { holdSockets } from "./scenarios/slow-sockets.ts";
import { climbPaths } from "./scenarios/traversal.ts";
import { readNothing } from "./scenarios/unread-answers.ts";

/** Everything that the server has to bear, the longest first. */
export const scenarios: Scenario[] = [
  { name: "kill-sqlite", run: (context) => killAgainAndAgain(context, "sqlite") },
  { name: "kill-postgres", run: (context) => killAgainAndAgain(context, "postgres") },
  { name: "slow-sockets", isTimed: true, run: holdSockets },
  { name: "several-servers", run: killOneOfSeveral },
  { name: "receivers", run: testReceivers },
  { name: "maintenance-page", run: answerWithPages },
  { name: "frozen-connections", run: freezeConnections },
  { name: "removed-log", run: removeLog },
  { name: "locked-sqlite", run: (context) => lockDatabase(context, "sqlite") },
  { name: "locked-postgres", run: (context) => lockDatabase(context, "postgres") },
  { name: "disk-full", run: fillDisk },
  { name: "same-key-sqlite", run: (context) => repeatKeys(context, "sqlite") },
  { name: "same-key-postgres", run: (context) => repeatKeys(context, "postgres") },
  { name: "refusal-flood", isTimed: true, run: floodWithPosts },
  { name: "lookup-flood", isTimed: true, run: floodWithLookups },
  { name: "unread-answers", run: readNothing },
  { name: "hostile-requests", run: sendHostileRequests },
  { name: "traversal", run: climbPaths },
];
