import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { measureLoad } from "./load.ts";

async function listening(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const load = { paths: ["/a", "/b"], answers: 50, connections: 4, seconds: 30 };

it("asks for every path in turn, as often as it was told, and reads long answers whole", async () => {
  const asked: Record<string, number> = {};
  const url = await listening(({ url = "", headers }, response) => {
    asked[url] = (asked[url] ?? 0) + 1;
    expect(headers["accept-encoding"]).toBe("gzip");
    response.setHeader("content-length", 300_000).end("x".repeat(300_000));
  });
  const { perSecond, median, percentile99 } = await measureLoad(url, load);
  expect(asked).toEqual({ "/a": 25, "/b": 25 });
  expect(perSecond).toBeGreaterThan(0);
  expect(percentile99).toBeGreaterThanOrEqual(median);
});

it("ends when its time is over", async () => {
  const url = await listening((_, response) => response.setHeader("content-length", 1).end("x"));
  const start = performance.now();
  await measureLoad(url, { ...load, answers: 1e9, seconds: 0.2 });
  expect(performance.now() - start).toBeLessThan(20_000);
});

it("does not count anything but 200", async () => {
  const url = await listening((_, response) => response.writeHead(404).end("no"));
  await expect(measureLoad(url, load)).rejects.toThrow("404");
});
