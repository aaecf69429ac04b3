import { it } from "vitest";
import type { Context, Figures } from "./scenario.ts";
import { fillDisk } from "./scenarios/disk-full.ts";
import { floodWithLookups, floodWithPosts } from "./scenarios/floods.ts";
import { freezeConnections } from "./scenarios/frozen-connections.ts";
import { sendHostileRequests } from "./scenarios/hostile-requests.ts";
import { killAgainAndAgain } from "./scenarios/kill.ts";
import { lockDatabase } from "./scenarios/locked-database.ts";
import { answerWithPages } from "./scenarios/maintenance-page.ts";
import { testReceivers } from "./scenarios/receivers.ts";
import { removeLog } from "./scenarios/removed-log.ts";
import { restartInTurn } from "./scenarios/rolling-restart.ts";
import { repeatKeys } from "./scenarios/same-key.ts";
import { killOneOfSeveral } from "./scenarios/several-servers.ts";
import { holdSockets } from "./scenarios/slow-sockets.ts";
import { readNothing } from "./scenarios/unread-answers.ts";

type Scenario = (context: Context) => Promise<Figures>;

/** The longest first. */
const scenarios: Record<string, Scenario> = {
  "kill-sqlite": (context) => killAgainAndAgain(context, "sqlite"),
  "kill-postgres": (context) => killAgainAndAgain(context, "postgres"),
  "several-servers": killOneOfSeveral,
  receivers: testReceivers,
  "maintenance-page": answerWithPages,
  "frozen-connections": freezeConnections,
  "removed-log": removeLog,
  "locked-sqlite": (context) => lockDatabase(context, "sqlite"),
  "locked-postgres": (context) => lockDatabase(context, "postgres"),
  "disk-full": fillDisk,
  "same-key-sqlite": (context) => repeatKeys(context, "sqlite"),
  "same-key-postgres": (context) => repeatKeys(context, "postgres"),
  "rolling-restart": restartInTurn,
  "unread-answers": readNothing,
  "hostile-requests": sendHostileRequests,
};

/** The full form measures times, so nothing else may run beside these. */
const timedScenarios: Record<string, Scenario> = {
  "slow-sockets": holdSockets,
  "refusal-flood": floodWithPosts,
  "lookup-flood": floodWithLookups,
};

const short = process.env.RESILIENCE !== "full";

for (const [name, scenario] of Object.entries(scenarios)) define(name, scenario, false);
for (const [name, scenario] of Object.entries(timedScenarios)) define(name, scenario, !short);

function define(name: string, scenario: Scenario, alone: boolean): void {
  it(name, { concurrent: !alone }, async ({ onTestFinished, skip, signal, annotate }) => {
    const ended = new AbortController();
    try {
      const context = {
        short,
        onTestFinished,
        skip,
        signal: AbortSignal.any([signal, ended.signal]),
      };
      const figures = Object.entries(await scenario(context));
      await annotate(figures.map(([what, value]) => `${what} ${value}`).join(", "));
    } finally {
      ended.abort();
    }
  });
}
