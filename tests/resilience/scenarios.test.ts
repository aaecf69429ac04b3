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

/** The longest first, those that take most of the processor apart. */
const scenarios: Record<string, Scenario> = {
  "slow-sockets": holdSockets,
  "frozen-connections": freezeConnections,
  "kill-postgres": (context) => killAgainAndAgain(context, "postgres"),
  receivers: testReceivers,
  "kill-sqlite": (context) => killAgainAndAgain(context, "sqlite"),
  "locked-postgres": (context) => lockDatabase(context, "postgres"),
  "several-servers": killOneOfSeveral,
  "hostile-requests": sendHostileRequests,
  "refusal-flood": floodWithPosts,
  "locked-sqlite": (context) => lockDatabase(context, "sqlite"),
  "rolling-restart": restartInTurn,
  "maintenance-page": answerWithPages,
  "lookup-flood": floodWithLookups,
  "unread-answers": readNothing,
  "removed-log": removeLog,
  "same-key-postgres": (context) => repeatKeys(context, "postgres"),
  "same-key-sqlite": (context) => repeatKeys(context, "sqlite"),
  "disk-full": fillDisk,
};

const short = process.env.RESILIENCE !== "full";

/** The full form measures times, so nothing else may run beside these. */
const alone = short ? [] : ["slow-sockets", "refusal-flood", "lookup-flood"];

const isAlone = (name: string) => alone.includes(name);
const inOrder = Object.entries(scenarios).sort(
  ([a], [b]) => Number(isAlone(a)) - Number(isAlone(b)),
);
for (const [name, scenario] of inOrder) {
  it(name, { concurrent: !isAlone(name) }, async ({ onTestFinished, skip, signal, annotate }) => {
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
