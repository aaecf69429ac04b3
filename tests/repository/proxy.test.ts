import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer, request as httpRequest, type RequestListener } from "node:http";
import { request as httpsRequest, type RequestOptions } from "node:https";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { getResponseHeaders } from "#server/headers/security-headers.ts";
import { hasNginx, startNginx } from "#tests/harness/nginx.ts";
import { createTempFolder } from "#tests/harness/temp-folder.ts";

/** The proxy of deploy/nginx.conf, in front of a website that answers as given. */
async function startProxy(website?: RequestListener) {
  const folder = createTempFolder();
  const socket = join(folder, "website");
  if (website) {
    const server = createServer(website).listen(socket);
    onTestFinished(() => void server.close().closeAllConnections());
  }
  const { getPath, stop } = await startNginx(folder, [`unix:${socket}`]);
  onTestFinished(stop);
  return getPath;
}

async function ask(options: RequestOptions, secure = true) {
  const headers = { host: "www.idi.example" };
  const requestOptions = { headers, rejectUnauthorized: false, agent: false, ...options };
  const request = secure ? httpsRequest(requestOptions) : httpRequest(requestOptions);
  const [response] = await once(request.end(), "response");
  response.resume();
  return response as { statusCode: number; headers: Record<string, string> };
}

describe.skipIf(!hasNginx)("deploy/nginx.conf, in nginx", () => {
  test("sends its own answers with the website's headers and without its version", async () => {
    const getPath = await startProxy();
    const badGateway = await ask({ socketPath: getPath("https"), path: "/" });
    const metricsResponse = await ask({ socketPath: getPath("https"), path: "/metrics" });
    const httpResponse = await ask({ socketPath: getPath("http"), path: "/a" }, false);
    expect([badGateway, metricsResponse, httpResponse].map(({ statusCode }) => statusCode)).toEqual(
      [502, 404, 308],
    );
    const websiteHeaders = new Headers(
      getResponseHeaders({ SITE_URL: "https://www.idi.example", HSTS_PRELOAD: false }),
    );
    for (const { headers } of [badGateway, metricsResponse, httpResponse]) {
      expect(headers.server).toBe("nginx");
      for (const name of [
        "content-security-policy",
        "referrer-policy",
        "x-content-type-options",
        "x-frame-options",
      ]) {
        expect(headers[name]).toBe(websiteHeaders.get(name));
      }
    }
    // Browsers accept this one by https only.
    const transportSecurity = badGateway.headers["strict-transport-security"];
    expect(transportSecurity).toBe(websiteHeaders.get("strict-transport-security"));
    expect(httpResponse.headers.location).toBe("https://www.idi.example/a");
  });

  test("forwards requests with a token to the metrics, and marks them as forwarded", async () => {
    const forwardedHeaders: unknown[] = [];
    const getPath = await startProxy(({ headers }, response) => {
      forwardedHeaders.push([headers.authorization, headers["x-forwarded-proto"], headers.host]);
      response.end();
    });
    const headers = { host: "www.idi.example", authorization: "Bearer of-a-token" };
    const response = await ask({ socketPath: getPath("https"), path: "/metrics", headers });
    expect(response.statusCode).toBe(200);
    expect(forwardedHeaders).toEqual([["Bearer of-a-token", "https", "www.idi.example"]]);
  });

  test("refuses to pass on a check that writes to the database, to clients of no private network", async () => {
    const getPath = await startProxy((_request, response) => response.end());
    const getStatus = async (path: string, client = "203.0.113.9") => {
      const headers = { host: "www.idi.example", "x-test-client": client };
      return (await ask({ socketPath: getPath("https"), path, headers })).statusCode;
    };
    expect(await getStatus("/healthz")).toBe(200);
    for (const path of ["/readyz", "/readyz?a", "//readyz", "/%72eadyz"]) {
      expect(await getStatus(path), path).toBe(403);
    }
    expect(await getStatus("/readyz", "2001:db8::9")).toBe(403);
    for (const client of [
      "127.0.0.1",
      "10.0.0.12",
      "172.16.0.1",
      "192.168.1.1",
      "::1",
      "fd00::1",
    ]) {
      expect(await getStatus("/readyz", client), client).toBe(200);
    }
  });

  test("does not change the website's headers", async () => {
    const getPath = await startProxy((_request, response) =>
      response.writeHead(422, { "content-security-policy": "img-src 'self'" }).end(),
    );
    const { statusCode, headers } = await ask({ socketPath: getPath("https"), path: "/" });
    expect(statusCode).toBe(422);
    expect(headers["content-security-policy"]).toBe("img-src 'self'");
  });

  test("caches tiles as their headers say, and serves an old one where there is no new one", async () => {
    const responses: Record<string, [status: number, cacheControl: string]> = {
      "/tiles/new": [200, "public, max-age=600"],
      "/tiles/new?a": [200, "public, max-age=600"],
      "/tiles/old": [200, "public, max-age=1"],
      "/tiles/none": [204, "private, max-age=60"],
      "/tiles/wrong": [404, "no-store"],
      "/page": [200, "public, max-age=600"],
    };
    const requestCounts: Record<string, number> = {};
    const getPath = await startProxy(({ url = "" }, response) => {
      requestCounts[url] = (requestCounts[url] ?? 0) + 1;
      const [status, cacheControl] = responses[url] ?? [500, ""];
      response.writeHead(status, { "cache-control": cacheControl }).end();
    });
    const getStatus = async (path: string) =>
      (await ask({ socketPath: getPath("https"), path })).statusCode;
    for (const [path, [status]] of Object.entries(responses)) {
      for (let count = 0; count < 3; count++) expect(await getStatus(path), path).toBe(status);
    }
    const expectedCounts = { "/tiles/new?a": 3, "/tiles/none": 3, "/tiles/wrong": 3, "/page": 3 };
    expect(requestCounts).toMatchObject({ "/tiles/new": 1, ...expectedCounts });
    const { "/tiles/old": times = 0 } = requestCounts;
    responses["/tiles/old"] = [204, "private, max-age=60"];
    const isRenewed = async () => {
      expect(await getStatus("/tiles/old")).toBe(200);
      return Number(requestCounts["/tiles/old"]) > times + 1;
    };
    await expect.poll(isRenewed).toBe(true);
  });

  test("refuses old TLS versions, even if nginx allows them elsewhere", async () => {
    const getPath = await startProxy();
    const oldProtocol = {
      maxVersion: "TLSv1.1",
      minVersion: "TLSv1",
      ciphers: "ALL:@SECLEVEL=0",
    } as const;
    await expect(ask({ socketPath: getPath("https"), path: "/", ...oldProtocol })).rejects.toThrow(
      /protocol/,
    );
  });

  test("logs nothing about visitors, even if a request fails", async () => {
    const getPath = await startProxy();
    for (const path of ["/?from=anna", "/metrics?from=anna"]) {
      await ask({ socketPath: getPath("https"), path });
      await ask({ socketPath: getPath("http"), path }, false);
    }
    expect(existsSync(getPath("access")) ? readFileSync(getPath("access"), "utf8") : "").toBe("");
    expect(readFileSync(getPath("errors"), "utf8")).not.toMatch(/client|anna/);
  });

  test("asks the same of two servers for all that one visitor requests", async () => {
    const folder = createTempFolder();
    const servers = ["one", "two"].map((name) => {
      const server = createServer((_request, response) =>
        response.setHeader("x-server", name).end(),
      ).listen(join(folder, name));
      onTestFinished(() => void server.close().closeAllConnections());
      return `unix:${join(folder, name)}`;
    });
    const { getPath, stop } = await startNginx(folder, servers);
    onTestFinished(stop);
    const listServers = async (client: string) => {
      const headers = { host: "www.idi.example", "x-test-client": client };
      const options = { socketPath: getPath("https"), path: "/", headers };
      const responses = [await ask(options), await ask(options), await ask(options)];
      return new Set(responses.map((response) => response.headers["x-server"]));
    };
    const visitors = Array.from({ length: 20 }, (_, number) => `203.0.${number}.9`);
    const serversOfVisitors = await Promise.all(visitors.map(listServers));
    for (const ofVisitor of serversOfVisitors) expect(ofVisitor.size).toBe(1);
    expect(new Set(serversOfVisitors.flatMap((ofVisitor) => [...ofVisitor])).size).toBe(2);
  });

  test("limits one IP address to a hundred requests in flight", async () => {
    const answers: (() => void)[] = [];
    const getPath = await startProxy(
      (_request, response) => void answers.push(() => response.end()),
    );
    const codes: unknown[] = [];
    const requests = Array.from({ length: 110 }, async () => {
      codes.push((await ask({ socketPath: getPath("https"), path: "/" })).statusCode);
    });
    const refusedStatuses = Array.from({ length: 10 }, () => 429);
    // All must have arrived before the first is answered, which makes room for another.
    await expect.poll(() => codes).toEqual(refusedStatuses);
    await expect.poll(() => answers).toHaveLength(100);
    for (const answer of answers) answer();
    await Promise.all(requests);
    expect(codes.filter((code) => code === 200)).toHaveLength(100);
  });
});
