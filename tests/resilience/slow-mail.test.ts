import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { startDrippingMailServer, startFakeMailServer } from "#tests/harness/fake-mail-server.ts";
import { startServer } from "#tests/harness/node-process.ts";
import { openOutboxView } from "./harness/outbox.ts";
import { postUntilStored } from "./harness/prospects.ts";
import { startPlatform } from "./harness/recording-platform.ts";
import { isShortRun, scenario } from "./harness/scenario.ts";
import { createScenarioDatabase } from "./harness/scenario-database.ts";

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
  const slowMailServer = await startFakeMailServer();
  Object.assign(slowMailServer.state, { confirmDelayMs, refusedRecipients: [bob] });
  const dripping = await startDrippingMailServer(4000);
  const [serverWithSlowMail, serverWithDrippingMail] = await Promise.all([
    startWithMail(slowMailServer.url),
    startWithMail(dripping.url),
  ]);
  const start = performance.now();
  for (const { server } of [serverWithSlowMail, serverWithDrippingMail]) {
    for (let number = 1; number <= count; number++)
      await postUntilStored(() => server.url, number, signal);
  }
  await sleep(confirmDelayMs / 3, undefined, { signal });
  slowMailServer.state.refusedRecipients = [];
  const outbox = await openOutboxView(serverWithSlowMail.database.setting);
  let unready = 0;
  while ((await outbox.waiting()) > 0) {
    const response = await fetch(`${serverWithDrippingMail.server.url}/readyz`, { signal });
    if (response.status !== 200) unready += 1;
    await sleep(1000, undefined, { signal });
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const notified = slowMailServer.mails.flatMap((mail) => mail.recipients);
  for (const recipient of [anne, bob])
    expect(notified.filter((notifiedRecipient) => notifiedRecipient === recipient)).toHaveLength(
      count,
    );
  expect(unready).toBe(0);
  expect(serverWithDrippingMail.platform.stored.size).toBe(count);
  expect(dripping.connections()).toBeGreaterThan(0);
  await Promise.all([serverWithSlowMail.server.stop(), serverWithDrippingMail.server.stop()]);
  return { mails: notified.length, seconds, "not ready": unready };
});

async function startWithMail(mailServer: string) {
  const platform = await startPlatform();
  const database = await createScenarioDatabase("sqlite");
  const server = await startServer({
    DATABASE_URL: database.url,
    PLATFORM_URL: platform.url,
    SMTP_URL: mailServer,
    SMTP_TLS: "off",
    NOTIFY_TO: `${anne},${bob}`,
  });
  return { platform, database, server };
}
