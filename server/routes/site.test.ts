import { rmSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import { buildTestApp, injectRequest } from "#tests/harness/test-app.ts";
import { createTestSite } from "#tests/harness/test-site.ts";
import { OperatorError } from "../cli/operator-error.ts";

describe("a page", () => {
  test.each([
    ["/", "Home"],
    ["/sv/", "Hem"],
    ["/de/", "Start"],
    ["/sv/produkt", "Produkt"],
    ["/sv/meddelande-skickat?from=form", "Skickat"],
  ])("is served at %s", async (url, heading) => {
    const response = await injectRequest(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(response.headers["cache-control"]).toBe("no-cache");
    expect(response.body).toContain(`<h1>${heading}</h1>`);
  });

  test.each([
    ["/sv", "/sv/"],
    ["/de?x=1&y=%C3%A5", "/de/?x=1&y=%C3%A5"],
    ["/product/", "/product"],
    ["/index.html", "/"],
    ["/product.html", "/product"],
    ["/sv.html", "/sv/"],
    ["/de/index.html", "/de/"],
    ["/sv/integritetspolicy", "/sv/privacy-policy"],
    ["/sv/integritetspolicy/?a", "/sv/privacy-policy?a"],
  ])("is reached by a redirect from %s to %s", async (url, target) => {
    const response = await injectRequest(url);
    expect([response.statusCode, response.headers.location]).toEqual([308, target]);
  });

  test("does not accept a post", async () => {
    const response = await injectRequest({ method: "POST", url: "/product" });
    expect([response.statusCode, response.headers.allow]).toEqual([405, "GET, HEAD"]);
  });
});

describe("the page after a form", () => {
  const url = "/sv/meddelande-skickat";

  test("shows the reference in its URL", async () => {
    const response = await injectRequest(`${url}?reference=a1b2-c3d4`);
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain(`<span>Reference </span><b>A1B2-C3D4</b>`);
    expect(response.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "private, no-cache",
      "x-content-type-options": "nosniff",
      "content-security-policy": (await injectRequest(url)).headers["content-security-policy"],
    });
  });

  test.each(["", "?reference=", "?reference=<b>A1B2-C3D4", "?reference=A1B2-C3D4&reference=x"])(
    "is served as built without a valid reference: %s",
    async (query) => {
      const { app } = await buildTestApp();
      const [response, expectedResponse] = [await app.inject(url + query), await app.inject(url)];
      expect(response.headers.etag).toBe(expectedResponse.headers.etag);
      expect(response.body).toBe(expectedResponse.body);
      expect(response.body).toContain('<p hidden="" id="sent" ');
    },
  );
});

describe("the not-found page", () => {
  test.each([
    ["/nope", "Page not found"],
    ["/sv/nope", "Sidan finns inte"],
    ["/de/nope?x=1", "Seite nicht gefunden"],
    ["/svenska", "Page not found"],
    ["/404", "Page not found"],
    ["/404.html", "Page not found"],
    ["/sv/404", "Sidan finns inte"],
    ["//product", "Page not found"],
    [`/${"long/".repeat(40)}`, "Page not found"],
    // Addresses that cannot be read.
    ["/%E0%A4%A", "Page not found"],
    ["/sv/%zz?near=%zz", "Sidan finns inte"],
  ])("is served at %s", async (url, heading) => {
    const { app } = await buildTestApp();
    for (const encoding of ["identity", "br"]) {
      const response = await app.inject({ url, headers: { "accept-encoding": encoding } });
      const body = encoding === "br" ? brotliDecompressSync(response.rawPayload) : response.body;
      expect(response.statusCode).toBe(404);
      expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(response.headers["cache-control"]).toBe("no-cache");
      expect(String(body)).toContain(`<h1>${heading}</h1>`);
    }
  });

  test("is sent whole for any requested range or version", async () => {
    const headers = { "if-none-match": 'W/"x"', range: "bytes=0-3" };
    const response = await injectRequest({ url: "/nope", headers });
    expect(response.statusCode).toBe(404);
    for (const name of ["etag", "last-modified", "accept-ranges"]) {
      expect(response.headers).not.toHaveProperty(name);
    }
    expect(response.body).toContain("</html>");
  });

  test.each(["/api", "/api/nope", "/api/customer-prospect/", "/api/%zz"])(
    "is a problem document for API clients: %s",
    async (url) => {
      const { app } = await buildTestApp();
      for (const method of ["GET", "POST"] as const) {
        const response = await app.inject({ method, url });
        expect(response.statusCode).toBe(404);
        expect(response.headers["content-type"]).toBe("application/problem+json");
        expect(response.json()).toMatchObject({ code: "not_found", status: 404 });
      }
    },
  );
});

describe("a file", () => {
  test("can have a space in its name or be in .well-known", async () => {
    const headers = { "accept-encoding": "br" };
    const drawing = await injectRequest({ url: "/map%20of%20europe.svg", headers });
    expect(drawing.statusCode).toBe(200);
    expect(drawing.headers["content-type"]).toMatch(/^image\/svg\+xml/);
    // Without a compressed copy, it is sent uncompressed.
    expect(drawing.headers["content-encoding"]).toBeUndefined();
    expect((await injectRequest("/.well-known/security.txt")).statusCode).toBe(200);
  });

  test("has the media type text/calendar if it is a calendar", async () => {
    const { statusCode, headers } = await injectRequest("/dates/sv/spring.ics");
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toBe("text/calendar; charset=utf-8");
  });

  test.each(["/product", "/_astro/site.3f2a.js"])(
    "is compressed as the request asks: %s",
    async (url) => {
      const { app } = await buildTestApp();
      const requestEncoded = (encoding: string) =>
        app.inject({ url, headers: { "accept-encoding": encoding } });
      const responses = [
        await requestEncoded("identity"),
        await requestEncoded("gzip"),
        await requestEncoded("gzip, br"),
      ] as const;
      const [plain, gzip, brotli] = responses;
      const encodings = responses.map(({ headers }) => headers["content-encoding"]);
      expect(encodings).toEqual([undefined, "gzip", "br"]);
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
      expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
      for (const { headers } of responses) {
        expect(String(headers.vary).toLowerCase()).toBe("accept-encoding");
        expect(headers["content-type"]).toBe(plain.headers["content-type"]);
      }
      expect(new Set(responses.map(({ headers }) => headers.etag)).size).toBe(3);
    },
  );

  test.each(["identity", "br"])("is not sent again if it is unchanged (%s)", async (encoding) => {
    const { app } = await buildTestApp();
    const headers = { "accept-encoding": encoding };
    const firstResponse = await app.inject({ url: "/product", headers });
    const byTag = { ...headers, "if-none-match": String(firstResponse.headers.etag) };
    const byDate = {
      ...headers,
      "if-modified-since": String(firstResponse.headers["last-modified"]),
    };
    for (const condition of [byTag, byDate]) {
      const conditionalResponse = await app.inject({ url: "/product", headers: condition });
      expect([conditionalResponse.statusCode, conditionalResponse.body]).toEqual([304, ""]);
      for (const name of ["cache-control", "content-security-policy"]) {
        expect(conditionalResponse.headers[name]).toBe(firstResponse.headers[name]);
      }
    }
    const otherResponse = await app.inject({
      url: "/product",
      headers: { "if-none-match": 'W/"x"' },
    });
    expect(otherResponse.statusCode).toBe(200);
  });

  test.each(["br", "gzip", "identity"])(
    "has the headers of the requested encoding in the answer to HEAD: %s",
    async (encoding) => {
      const { app } = await buildTestApp();
      const request = { url: "/product", headers: { "accept-encoding": encoding } };
      const head = await app.inject({ method: "HEAD", ...request });
      const { date, ...wholeHeaders } = (await app.inject(request)).headers;
      expect(head.headers).toMatchObject(wholeHeaders);
      expect(head.rawPayload).toHaveLength(0);
    },
  );

  test("is refused without a body if another version or a range beyond the end is requested", async () => {
    const requestUncompressed = (headers: Record<string, string>) =>
      injectRequest({ url: "/robots.txt", headers });
    const version = await requestUncompressed({ "if-match": '"another"' });
    expect([version.statusCode, version.body]).toEqual([412, ""]);
    const part = await requestUncompressed({ range: "bytes=23-" });
    expect([part.statusCode, part.body]).toEqual([416, ""]);
    expect(part.headers["content-range"]).toBe("bytes */23");
  });
});

describe("an incomplete build", () => {
  test("stops the start and names the command to run", async () => {
    const starting = buildTestApp({ settings: { DIST_DIR: join(createTempFolder(), "dist") } });
    await expect(starting).rejects.toThrow(OperatorError);
    await expect(starting).rejects.toThrow(/DIST_DIR.*npm run build/);
  });

  test.each(["sv/404.html", "form-error/prospect/de.html", ".inline-hashes.json"])(
    "stops the start without %s",
    async (file) => {
      const dist = createTestSite();
      rmSync(join(dist, file));
      await expect(buildTestApp({ settings: { DIST_DIR: dist } })).rejects.toThrow(/npm run build/);
    },
  );
});
