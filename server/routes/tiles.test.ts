import { expect, test } from "vitest";
import {
  createTileResponse,
  pngImage,
  startFakeTileServer,
  type TileResponder,
} from "#tests/harness/fake-tile-server.ts";
import { buildTestApp, injectRequest } from "#tests/harness/test-app.ts";

const url = "/tiles/8/140/75.png";
const week = 7 * 24 * 3600;
const png = { "content-type": "image/png" };

async function appWithTiles(
  settings: Record<string, string> = {},
  more: Parameters<typeof buildTestApp>[0] = {},
) {
  const source = await startFakeTileServer();
  const parts = await buildTestApp({
    settings: { TILES_URL: source.template, ...settings },
    ...more,
  });
  /** The statuses of so many tiles of a row, all wanted at once from an address. */
  const getRow = async (z: number, count: number, remoteAddress: string) => {
    const responses = Array.from({ length: count }, (_, x) =>
      parts.app.inject({ url: `/tiles/${z}/${x}/75.png`, remoteAddress }),
    );
    return (await Promise.all(responses)).map(({ statusCode }) => statusCode);
  };
  const metric = async (line: string) =>
    Number((await parts.app.inject("/metrics")).body.split(`\n${line} `)[1]?.split("\n")[0]);
  return { ...parts, source, getRow, metric };
}

function parseMaxAge(headers: Record<string, unknown>): number {
  return Number(/^public, max-age=(\d+)$/.exec(String(headers["cache-control"]))?.[1]);
}

test("fetches a tile, identifies the site to the source, and caches it for a week", async () => {
  const { app, source } = await appWithTiles({ SITE_URL: "https://www.idi.example" });
  const firstResponse = await app.inject(url);
  expect(firstResponse.statusCode).toBe(200);
  expect(firstResponse.headers["content-type"]).toBe("image/png");
  expect(firstResponse.rawPayload).toEqual(pngImage);
  expect(parseMaxAge(firstResponse.headers)).toBeGreaterThan(week - 60);
  expect((await app.inject(url)).rawPayload).toEqual(pngImage);
  expect(source.requests.map((request) => request.url)).toEqual(["/8/140/75.png"]);
  expect(source.requests[0]?.headers).toMatchObject({
    "user-agent": "www.idi.example/1.0 (+https://www.idi.example)",
    referer: "https://www.idi.example/",
  });
});

test.each([
  ["cache-control", `public, max-age=${4 * week}`],
  ["expires", new Date(Date.now() + 4 * week * 1000).toUTCString()],
])("caches a tile for longer if the source says so with %s", async (name, value) => {
  const { app, source } = await appWithTiles();
  source.respondWith(createTileResponse({ [name]: value }));
  expect(parseMaxAge((await app.inject(url)).headers)).toBeGreaterThan(4 * week - 60);
});

test("fetches a tile once for several visitors at the same time", async () => {
  const { app, source } = await appWithTiles();
  const answers = await Promise.all([1, 2, 3].map(() => app.inject(url)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(source.requests).toHaveLength(1);
});

test("answers 404 to a tile outside the map or a malformed path, without asking the source", async () => {
  const { app, source } = await appWithTiles();
  const beyond = "20/0/0.png 8/256/0.png 8/0/256.png 8/-1/1.png";
  const malformed =
    "08/1/1.png 8/01/1.png 8/1.5/1.png 8/1e1/1.png 8/1/1.jpg 8/1/1 8/%2e%2e/1.png 8/1/1.png/.. x";
  for (const path of `${beyond} ${malformed} 8/1/1.png%0a`.split(" ")) {
    expect((await app.inject(`/tiles/${path}`)).statusCode, path).toBe(404);
  }
  expect(source.requests).toEqual([]);
});

test("answers 204 at once when tiles are off", async () => {
  const answer = await injectRequest(url);
  expect([answer.statusCode, answer.body]).toEqual([204, ""]);
});

test.each<[string, TileResponder]>([
  ["an error", (response) => response.writeHead(500).end()],
  ["too many requests", (response) => response.writeHead(429).end()],
  ["a redirect", (response) => response.writeHead(302, { location: "/elsewhere.png" }).end()],
  ["a page", (response) => response.writeHead(200, { "content-type": "text/html" }).end("<p>")],
  ["no PNG", (response) => response.writeHead(200, png).end("GIF89a")],
  ["too much", (response) => response.writeHead(200, png).end(Buffer.alloc(600_000, pngImage))],
  ["no answer", (response) => response.destroy()],
])("answers 204 to %s, caches nothing, and stops asking for a while", async (_name, answer) => {
  const { app, source } = await appWithTiles();
  source.respondWith(answer);
  for (let count = 0; count < 8; count++) expect((await app.inject(url)).statusCode).toBe(204);
  expect(source.requests).toHaveLength(5);
});

test.each([400, 403, 404, 410])(
  "answers 204 for a tile that the source refuses with %i, and goes on asking for others",
  async (status) => {
    const { app, log, source } = await appWithTiles();
    source.respondWith((response) => response.writeHead(status, png).end(pngImage));
    for (let x = 0; x < 7; x++) {
      expect((await app.inject(`/tiles/19/${x}/75.png`)).statusCode).toBe(204);
    }
    const refusals = log.filter((line) => line.includes('"msg":"Tile refused"'));
    expect(refusals).toHaveLength(status === 404 ? 0 : 7);
    source.respondWith(createTileResponse());
    expect((await app.inject(url)).statusCode).toBe(200);
  },
);

test.each<[string, TileResponder]>([
  ["UND_ERR_SOCKET", (response) => response.destroy()],
  ["HTTP 429", (response) => response.writeHead(429).end()],
  ["HTTP 302", (response) => response.writeHead(302, { location: "/elsewhere.png" }).end()],
  [
    "HTTP 200 no PNG",
    (response) => response.writeHead(200, { "content-type": "text/html" }).end("<p>"),
  ],
  ["HTTP 200 no PNG", (response) => response.writeHead(200, png).end("GIF89a")],
])("logs why a source does not answer: %s", async (code, answer) => {
  const { app, log, source } = await appWithTiles();
  source.respondWith(answer);
  expect((await app.inject(url)).statusCode).toBe(204);
  const line = log.find((entry) => entry.includes("Tile not fetched"));
  expect(JSON.parse(line ?? "{}")).toMatchObject({ err: { code } });
});

test("gives up on a source whose answer begins or ends too late", async () => {
  const tileTimings = { timeoutMs: 300 };
  const { app, source, metric } = await appWithTiles({}, { tileTimings });
  source.respondWith(() => {});
  expect((await app.inject(url)).statusCode).toBe(204);
  source.respondWith((response) => response.writeHead(200, png).write(pngImage.subarray(0, 20)));
  expect((await app.inject(url)).statusCode).toBe(204);
  expect(await metric('outbound_requests_total{service="tiles",outcome="failed"}')).toBe(2);
});

test("answers waiting requests at once when the server stops, and logs no failure", async () => {
  const { app, log, source } = await appWithTiles();
  source.respondWith(() => {});
  const answer = app.inject(url);
  await expect.poll(() => source.requests).toHaveLength(1);
  await app.close();
  expect((await answer).statusCode).toBe(204);
  expect(log.join("")).not.toContain("Tile not fetched");
});

test("does not make visitors wait for a slow source, and caches late tiles", async () => {
  const { source, getRow, metric } = await appWithTiles(
    { TILES_BUDGET: "off" },
    { tileTimings: { maxWaitMs: 1000 } },
  );
  const heldAnswers: (() => void)[] = [];
  source.respondWith((response, request) =>
    heldAnswers.push(() => createTileResponse()(response, request)),
  );
  expect(await getRow(10, 30, "192.0.2.1")).toEqual(Array(30).fill(204));
  await expect.poll(() => heldAnswers).toHaveLength(4);
  source.respondWith(createTileResponse());
  for (const answer of heldAnswers) answer();
  await expect
    .poll(() => getRow(10, 4, "192.0.2.1"), { interval: 200 })
    .toEqual(Array(4).fill(200));
  // The others waited too long for their turn.
  expect(source.requests).toHaveLength(4);
  expect(await metric('outbound_requests_total{service="tiles",outcome="queue"}')).toBe(26);
});

test("serves other networks while one has used up its share", async () => {
  const { source, getRow, metric } = await appWithTiles({ TILES_BUDGET: "40/1h" });
  const guilty = await getRow(10, 50, "192.0.2.1");
  expect(guilty.filter((status) => status === 200)).toHaveLength(10);
  expect(await getRow(9, 10, "198.51.100.1")).toEqual(Array(10).fill(200));
  expect(source.requests).toHaveLength(20);
  expect(await metric('outbound_requests_total{service="tiles",outcome="network-budget"}')).toBe(
    40,
  );
  // What is cached costs nothing.
  expect(await getRow(9, 10, "192.0.2.1")).toEqual(Array(10).fill(200));
});

test("keeps shared caches from storing an empty answer for one network", async () => {
  const { app, source } = await appWithTiles();
  source.respondWith((response) => response.writeHead(404).end());
  expect((await app.inject(url)).headers["cache-control"]).toBe("private, max-age=60");
});

test("caches as many tiles as fit into its memory, and drops the least recently used", async () => {
  const { source, getRow } = await appWithTiles({ TILES_MEMORY_MB: "1", TILES_BUDGET: "off" });
  source.respondWith(createTileResponse({}, Buffer.concat([pngImage, Buffer.alloc(250_000)])));
  const countAskedTiles = async (z: number, count: number) => {
    const requestsBefore = source.requests.length;
    expect(await getRow(z, count, "192.0.2.1")).toEqual(Array(count).fill(200));
    return source.requests.length - requestsBefore;
  };
  expect(await countAskedTiles(10, 4)).toBe(4);
  expect(await countAskedTiles(10, 4)).toBe(0);
  expect(await countAskedTiles(11, 3)).toBe(3);
  expect(await countAskedTiles(11, 3)).toBe(0);
  expect(await countAskedTiles(10, 4)).toBeGreaterThan(2);
  // Each takes a thousand bytes more than its image: without that all of these would fit.
  source.respondWith(createTileResponse({}, Buffer.concat([pngImage, Buffer.alloc(4000)])));
  for (const z of [12, 13]) expect(await countAskedTiles(z, 115)).toBe(115);
  expect(await countAskedTiles(13, 115)).toBe(0);
  expect(await countAskedTiles(12, 115)).toBeGreaterThan(0);
});

test("serves a stale tile rather than none, and renews it when it can", async () => {
  const { app, source } = await appWithTiles({}, { tileTimings: { minCacheMs: 1 } });
  await app.inject(url);
  source.respondWith((response) => response.writeHead(503).end());
  await expect
    .poll(async () => {
      const oldResponse = await app.inject(url);
      expect(oldResponse.rawPayload).toEqual(pngImage);
      expect(parseMaxAge(oldResponse.headers)).toBe(60);
      return source.requests;
    })
    .toHaveLength(2);
  const newer = Buffer.concat([pngImage, Buffer.from("newer")]);
  source.respondWith(createTileResponse({ "cache-control": `max-age=${week}` }, newer));
  await expect.poll(async () => (await app.inject(url)).rawPayload).toEqual(newer);
  expect(parseMaxAge((await app.inject(url)).headers)).toBeGreaterThan(week - 60);
});
