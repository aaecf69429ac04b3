import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { startDrippingMailServer, startFakeMailServer } from "#tests/harness/fake-mail-server.ts";
import { startServer } from "#tests/harness/node-process.ts";
import { createDatabase } from "./harness/database.ts";
import { openOutboxView } from "./harness/outbox.ts";
import { postUntilStored } from "./harness/prospects.ts";
import { startPlatform } from "./harness/recording-platform.ts";
import { isShortRun, scenario } from "./harness/scenario.ts";

const [anne, bob] = ["anne@idi.example", "bob@idi.example"];

/**
 * Mails to a server that refuses one of two recipients at first and needs long to confirm: each gets its
 * mail once. Another that never ends its answer holds up neither the platform nor readiness.
 */
scenario("slow-mail", async ({ signal }) => {
  // Milliseconds. In the long form longer than the lease of a try at the platform.
  const confirmDelayMs = isShortRun ? 2000 : 120_000;
  // In the long form two, whose four mails are sent at the same time.
  const count = isShortRun ? 10 : 2;
  const slow = await startFakeMailServer();
  Object.assign(slow.state, { confirmDelayMs, refusedRecipients: [bob] });
  const dripping = await startDrippingMailServer(4000);
  const [mailed, held] = await Promise.all([startWithMail(slow.url), startWithMail(dripping.url)]);
  const start = performance.now();
  for (const { server } of [mailed, held]) {
    for (let number = 1; number <= count; number++)
      await postUntilStored(() => server.url, number, signal);
  }
  await sleep(confirmDelayMs / 3, undefined, { signal });
  slow.state.refusedRecipients = [];
  const outbox = await openOutboxView(mailed.database.setting);
  let unready = 0;
  while ((await outbox.waiting()) > 0) {
    const response = await fetch(`${held.server.url}/readyz`, { signal });
    if (response.status !== 200) unready += 1;
    await sleep(1000, undefined, { signal });
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const notified = slow.mails.flatMap((mail) => mail.recipients);
  for (const one of [anne, bob])
    expect(notified.filter((recipient) => recipient === one)).toHaveLength(count);
  expect(unready).toBe(0);
  expect(held.platform.stored.size).toBe(count);
  expect(dripping.connections()).toBeGreaterThan(0);
  await Promise.all([mailed.server.stop(), held.server.stop()]);
  return { mails: notified.length, seconds, "not ready": unready };
});

async function startWithMail(mailServer: string) {
  const platform = await startPlatform();
  const database = await createDatabase("sqlite");
  const server = await startServer({
    DATABASE_URL: database.url,
    PLATFORM_URL: platform.url,
    SMTP_URL: mailServer,
    SMTP_TLS: "off",
    NOTIFY_TO: `${anne},${bob}`,
  });
  return { platform, database, server };
}
