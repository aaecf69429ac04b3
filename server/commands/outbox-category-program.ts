import type { Command } from "commander";
import type { Outbox, UndeliveredEntry } from "../store/submissions/outbox.ts";
import {
  kindByCategory,
  type SubmissionCategory,
  type SubmissionKind,
} from "../store/submissions/submission.ts";
import { getSettingName } from "../store/submissions/targets.ts";
import { createCategoryProgram } from "./category-program.ts";
import { withStore } from "./with-store.ts";

export function createOutboxCategoryProgram(category: keyof typeof kindByCategory): Command {
  const program = createCategoryProgram(category);
  const kind = kindByCategory[category];

  program
    .command("undelivered")
    .description("shows what was not delivered yet (to the platform, by mail), or dead-lettered")
    .action(() => withStore(({ outbox }) => formatUndelivered(category, kind, outbox)));

  program
    .command("retry")
    .description("lets the running server try all of that again, for another 14 days")
    .action(() =>
      withStore(async function* ({ outbox }) {
        const count = await outbox.retry(kind);
        yield `${count} to be tried again by the running server: ${category}\n`;
        yield await formatUnconfiguredCounts(kind, outbox);
      }, "write"),
    );

  program
    .command("withdraw")
    .description("shows how much waits for a target that is no longer set")
    .option("--yes", "withdraw it for good")
    .action(({ yes = false }) =>
      withStore(
        async function* ({ outbox }) {
          if (yes) yield `${await outbox.withdraw(kind)} withdrawn: ${category}\n`;
          else
            yield (await formatUnconfiguredCounts(kind, outbox)) ||
              "No deliveries wait for a setting.\n";
        },
        yes ? "write" : "read",
      ),
    );

  return program;
}

async function* formatUndelivered(
  category: SubmissionCategory,
  kind: SubmissionKind,
  outbox: Outbox,
) {
  let isEmpty = true;
  for await (const batch of outbox.readUndelivered(kind)) {
    isEmpty = false;
    yield batch.map((entry) => formatUndeliveredEntry(entry, outbox)).join("");
  }
  if (isEmpty) yield `No undelivered ${category}.\n`;
}

function formatUndeliveredEntry(undelivered: UndeliveredEntry, { formatTarget }: Outbox): string {
  const { submissionId, target, isConfigured, createdAt, attempts, dueAt, lastError } = undelivered;
  const nextAttempt = dueAt ? `next attempt ${dueAt}` : "dead-lettered";
  const next = isConfigured ? nextAttempt : `waits until ${getSettingName(target)} is set`;
  const failure = lastError ? `, last failure: ${lastError}` : "";
  const name = formatTarget(target);
  return `${submissionId}  to ${name}, received ${createdAt}, attempts ${attempts}, ${next}${failure}\n`;
}

/** Counts the entries that wait for a setting, a line for each setting; empty if there are none. */
async function formatUnconfiguredCounts(kind: SubmissionKind, outbox: Outbox): Promise<string> {
  const counts = new Map<string, number>();
  for await (const batch of outbox.readUndelivered(kind)) {
    for (const { target } of batch.filter(({ isConfigured }) => !isConfigured)) {
      const setting = getSettingName(target);
      counts.set(setting, (counts.get(setting) ?? 0) + 1);
    }
  }
  const lines = [...counts].map(([setting, count]) => `${count} wait until ${setting} is set\n`);
  return lines.join("");
}
