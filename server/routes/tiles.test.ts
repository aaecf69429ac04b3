import { readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { ask, testApp } from "#tests/harness/test-app";
import { fakeTileServer, pngImage, tileWith } from "#tests/harness/tile-server";

const url = "/tiles/8/140/75.png";
const week = 7 * 24 * 3600;
const png = { "content-type": "image/png" };

async function appWithTiles(settings: Record<string, string> = {}) {
  const source = await fakeTileServer();
  const parts = await testApp({ settings: { TILES_URL: source.template, ...settings } });
  return { ...parts, source };
}

function maxAgeOf(headers: Record<string, unknown>): number {
  return Number(/^public, max-age=(\d+)$/.exec(String(headers["cache-control"]))?.[1]);
}

it("passes a tile on, says who asks, and keeps it for a week", async () => {
  const { app, source } = await appWithTiles({ SITE_URL: "https://www.idi.example" });
  const first = await app.inject(url);
  expect(first.statusCode).toBe(200);
  expect(first.headers["content-type"]).toBe("image/png");
  expect(first.rawPayload).toEqual(pngImage);
  expect(maxAgeOf(first.headers)).toBeGreaterThan(week - 60);
  expect((await app.inject(url)).rawPayload).toEqual(pngImage);
  expect(source.requests.map((request) => request.url)).toEqual(["/8/140/75.png"]);
  expect(source.requests[0]?.headers).toMatchObject({
    "user-agent": "www.idi.example/1.0 (+https://www.idi.example)",
    referer: "https://www.idi.example/",
  });
});

it.each([
  ["cache-control", `public, max-age=${4 * week}`],
  ["expires", new Date(Date.now() + 4 * week * 1000).toUTCString()],
])("keeps a tile for longer if the source says so with %s", async (name, value) => {
  const { app, source } = await appWithTiles();
  source.answerWith(tileWith({ [name]: value }));
  expect(maxAgeOf((await app.inject(url)).headers)).toBeGreaterThan(4 * week - 60);
});

it("asks once for a tile that several want at the same time", async () => {
  const { app, source } = await appWithTiles();
  const answers = await Promise.all([1, 2, 3].map(() => app.inject(url)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(source.requests).toHaveLength(1);
});

it("has no tile beyond the map or of another form, and asks nobody for it", async () => {
  const { app, source } = await appWithTiles();
  const beyond = "20/0/0.png 8/256/0.png 8/0/256.png 8/-1/1.png";
  const malformed =
    "08/1/1.png 8/01/1.png 8/1.5/1.png 8/1e1/1.png 8/1/1.jpg 8/1/1 8/%2e%2e/1.png 8/1/1.png/.. x";
  for (const path of `${beyond} ${malformed} 8/1/1.png%0a`.split(" ")) {
    expect((await app.inject(`/tiles/${path}`)).statusCode, path).toBe(404);
  }
  expect(source.requests).toEqual([]);
});

it("answers with nothing, at once, when tiles are off", async () => {
  const answer = await ask(url);
  expect([answer.statusCode, answer.body]).toEqual([204, ""]);
});

it.each<[string, Parameters<typeof fakeTileServer>[0]]>([
  ["an error", (response) => response.writeHead(500).end()],
  ["too many requests", (response) => response.writeHead(429).end()],
  ["a redirect", (response) => response.writeHead(302, { location: "/elsewhere.png" }).end()],
  ["a page", (response) => response.writeHead(200, { "content-type": "text/html" }).end("<p>")],
  ["no PNG", (response) => response.writeHead(200, png).end("GIF89a")],
  ["too much", (response) => response.writeHead(200, png).end(Buffer.alloc(600_000, pngImage))],
  ["no answer", (response) => response.destroy()],
])("answers 204 to %s, keeps nothing, and stops asking for a while", async (_name, answer) => {
  const { app, env, source } = await appWithTiles();
  if (answer) source.answerWith(answer);
  for (let x = 0; x < 8; x++) {
    expect((await app.inject(`/tiles/8/${x}/75.png`)).statusCode).toBe(204);
  }
  expect(source.requests).toHaveLength(5);
  const [folder = ""] = readdirSync(join(env.DATA_DIR, "tiles"));
  expect(readdirSync(join(env.DATA_DIR, "tiles", folder))).toEqual([]);
});

it.each([400, 403, 404, 410])(
  "takes a tile that the source refuses with %i as none, and keeps asking for others",
  async (status) => {
    const { app, log, source } = await appWithTiles();
    source.answerWith((response) => response.writeHead(status, png).end(pngImage));
    for (let x = 0; x < 7; x++) {
      expect((await app.inject(`/tiles/19/${x}/75.png`)).statusCode).toBe(204);
    }
    const refusals = log.filter((line) => line.includes('"msg":"tile refused"'));
    expect(refusals).toHaveLength(status === 404 ? 0 : 7);
    source.answerWith(tileWith());
    expect((await app.inject(url)).statusCode).toBe(200);
  },
);

it("gives up on a source that is slow", async () => {
  const { app, source } = await appWithTiles();
  source.answerWith(() => {});
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(timeout.signal);
  const asking = app.inject(url);
  await expect.poll(() => source.requests).toHaveLength(1);
  timeout.abort();
  expect((await asking).statusCode).toBe(204);
});

it("gives an old tile rather than none, and renews it when it can", async () => {
  const { app, env, source } = await appWithTiles();
  await app.inject(url);
  const folder = join(env.DATA_DIR, "tiles");
  const file = join(folder, readdirSync(folder)[0] ?? "", "8-140-75.png");
  utimesSync(file, 1000, 1000);
  source.answerWith((response) => response.writeHead(503).end());
  const settings = { TILES_URL: source.template, DATA_DIR: env.DATA_DIR };
  const later = await testApp({ settings });
  const old = await later.app.inject(url);
  expect(old.rawPayload).toEqual(pngImage);
  expect(maxAgeOf(old.headers)).toBe(60);
  source.answerWith(tileWith());
  await expect
    .poll(async () => maxAgeOf((await later.app.inject(url)).headers))
    .toBeGreaterThan(60);
});
