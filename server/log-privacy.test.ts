import { expect, test } from "vitest";
import { formEndpoints, idempotencyHeader } from "#contract/endpoints.ts";
import { canary } from "#tests/harness/canary.ts";
import { encodeForm, formHeaders } from "#tests/harness/form-posts.ts";
import { formSamples } from "#tests/harness/form-samples.ts";
import { buildTestApp } from "#tests/harness/test-app.ts";

const ip = "203.0.113.77";

/** Puts the canary into every text of a sample; choices from a list stay as they are. */
function addCanary(sample: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(sample).map(([name, value]) => {
    if (typeof value !== "string" || name === "country") return [name, value];
    if (name === "email") return [name, `${canary}@${canary}.example`];
    return [name, name === "phoneNumber" ? "+46 70 174 06 05" : `${canary} ${value}`];
  });
  return Object.fromEntries(entries);
}

const visitor = {
  "user-agent": `${canary}-browser`,
  referer: `https://${canary}.example/?q=${canary}`,
  "x-forwarded-for": ip,
  cookie: `${canary}=${canary}`,
  [idempotencyHeader]: `${canary}-key-1`,
};

type App = Awaited<ReturnType<typeof buildTestApp>>["app"];

/** Sends valid, invalid and broken requests to every route. */
async function sendAllRequests(app: App): Promise<void> {
  const ask = (request: object) => app.inject({ remoteAddress: ip, headers: visitor, ...request });
  for (const { form, sample } of formSamples) {
    const url = `${formEndpoints[form.name]}?${canary}=${canary}`;
    const fieldsWithCanary = addCanary(sample);
    const json = { ...visitor, "content-type": "application/json", "content-language": canary };
    const post = { method: "POST", url, headers: json };
    await ask({ ...post, payload: JSON.stringify(fieldsWithCanary) });
    await ask({ ...post, payload: JSON.stringify(fieldsWithCanary) });
    await ask({ ...post, payload: JSON.stringify({ ...fieldsWithCanary, email: canary }) });
    await ask({ ...post, payload: `{"${canary}": ${canary}` });
    await ask({ ...post, payload: canary.repeat(20_000) });
    await ask({ ...post, headers: { ...json, "content-type": `text/${canary}` }, payload: canary });
    await ask({
      ...post,
      headers: { ...json, [idempotencyHeader]: `${canary} ${canary}` },
      payload: "{}",
    });
    await ask({
      ...post,
      headers: { ...visitor, ...formHeaders },
      payload: encodeForm(fieldsWithCanary),
    });
    await ask({ ...post, headers: { ...visitor, ...formHeaders }, payload: `name=${canary}%` });
    await ask({ method: "PUT", url });
  }
  const query = `?${canary}=${canary}`;
  const paths = ["/", "/sv/produkt/", "/nope", "/robots.txt", "/tiles/1/0/0.png", "/tiles/x"];
  const machines = ["/healthz", "/readyz", "/metrics"];
  for (const path of [...paths, ...machines]) await ask({ url: path + query });
  await ask({ url: `/api/geocode?address=${canary}` });
  await ask({ url: `/api/geocode?${canary}` });
  await ask({ url: `/%zz${query}` });
}

test("logs and metrics do not reveal who a visitor is or what they wrote", async () => {
  const fail = async () => {
    throw new Error(`cannot keep ${canary}`);
  };
  const apps = [
    await buildTestApp(),
    await buildTestApp({ submissions: { add: fail } }),
    await buildTestApp({
      settings: { RATE_LIMIT: "1/1h", GEOCODE_LIMIT: "1/1h" },
      floodDelayMs: 0,
    }),
    await buildTestApp({ settings: { TRUST_PROXY: ip } }),
  ];
  for (const { app, log } of apps) {
    await sendAllRequests(app);
    const { body: metrics } = await app.inject("/metrics");
    expect(log.length).toBeGreaterThan(30);
    expect(metrics).toContain("form_submissions_total{");
    for (const text of [...log, metrics]) {
      expect(text).not.toMatch(new RegExp(`${canary}|174 06 05|${ip}|%zz`, "i"));
    }
    for (const line of log) expect(JSON.parse(line)).toMatchObject({ msg: expect.any(String) });
  }
});
