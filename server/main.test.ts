import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { formEndpoints } from "#contract/endpoints.ts";
import { sampleProspect } from "#tests/harness/form-samples.ts";
import { runNode, startServer } from "#tests/harness/node-process.ts";
import { openSocket } from "#tests/harness/raw-socket.ts";
import { listStored } from "#tests/harness/submissions.ts";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import { sampleBuildInfo } from "#tests/harness/test-site.ts";
import { buildInfoFile } from "./built-site/build-info.ts";
import { readSettings } from "./settings/settings.ts";
import { openStore } from "./store/store.ts";

const freshSettings = () => ({
  DATA_DIR: join(createTempFolder(), "data"),
  DIST_DIR: inject("testSite"),
});

/** A connection on which these words were sent. */
async function connectAndSend(url: string, bytes: string) {
  const socket = await openSocket(url);
  const closed = new Promise((resolve) => socket.once("close", resolve));
  let text = "";
  socket.setEncoding("utf8").on("data", (part) => {
    text += part;
  });
  socket.write(bytes);
  return { text: () => text, closed, write: (more: string) => socket.write(more) };
}

/** Notes in a built site that it was made with these settings. */
function writeBuildInfo(distDir: string, buildSettings: Record<string, string>, samples = 0) {
  const { SITE_URL, PLATFORM_URL, HSTS_PRELOAD } = readSettings(buildSettings);
  const settings = { SITE_URL, PLATFORM_URL, HSTS_PRELOAD };
  const build = { ...sampleBuildInfo, settings, samples };
  writeFileSync(join(distDir, buildInfoFile), JSON.stringify(build));
}

async function expectClosed(url: string) {
  const isOpen = () => fetch(url).then(Boolean, () => false);
  await expect.poll(isOpen).toBe(false);
}

describe("the server", () => {
  test("warns of risky settings and samples, logs its URL, serves pages and stops with status 0", async () => {
    const DIST_DIR = createTempFolder();
    cpSync(inject("testSite"), DIST_DIR, { recursive: true });
    const pages = { SITE_URL: "https://idi.example", PLATFORM_URL: "http://platform.example" };
    writeBuildInfo(DIST_DIR, pages, 2);
    const server = await startServer({ ...freshSettings(), ...pages, DIST_DIR });
    const [outputBefore = ""] = server.output.stdout.split("The site is ready");
    expect(outputBefore).toContain('"setting":"PLATFORM_URL"');
    expect(outputBefore).toContain("contain samples (2)");
    expect(await (await fetch(`${server.url}/sv/`)).text()).toContain("<h1>Hem</h1>");
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toMatch(/^website_build_samples 2$/m);
    server.child.kill("SIGINT");
    expect(await server.ended).toMatchObject({ code: 0, stderr: "" });
  });

  test("finishes requests in flight when it is stopped, writes what it counted, and waits for no idle connection", async () => {
    const settings = freshSettings();
    const server = await startServer(settings);
    const idle = await connectAndSend(
      server.url,
      "GET /product HTTP/1.1\r\nHost: localhost\r\nUser-Agent: Mozilla/5.0 Firefox/145.0\r\n\r\n",
    );
    await expect.poll(() => idle.text()).toContain("</html>");
    const asking = await connectAndSend(server.url, "GET /readyz HTTP/1.1\r\nHost: localhost\r\n");
    const body = JSON.stringify(sampleProspect);
    const posting = await connectAndSend(
      server.url,
      `POST ${formEndpoints.prospect} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 10)}`,
    );
    // A later request was answered, so the server has read the beginnings of these.
    await fetch(server.url);
    server.child.kill("SIGTERM");
    await idle.closed;
    await expectClosed(server.url);
    asking.write("\r\n");
    await asking.closed;
    expect(asking.text()).toMatch(/^HTTP\/1\.1 503 /);
    expect(asking.text()).toContain('{"status":"unavailable","failed":["stopping"]}');
    posting.write(body.slice(10));
    await posting.closed;
    expect(posting.text()).toMatch(/^HTTP\/1\.1 201 /);
    const { code, stdout } = await server.ended;
    expect(code).toBe(0);
    const lines = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines.at(0)).toMatchObject({ version: expect.any(String), build: "unknown" });
    expect(lines.at(-1)).toMatchObject({ msg: "The site has stopped" });
    const store = await openStore(readSettings(settings));
    onTestFinished(() => store.close());
    expect(await listStored(store)).toHaveLength(1);
    const ofProduct = { page: "product", source: "", views: 1 };
    expect(await store.pageCounts.sumCounts("")).toContainEqual(expect.objectContaining(ofProduct));
  });

  test("exits immediately on a second signal", async () => {
    const server = await startServer(freshSettings());
    const slowRequest = await connectAndSend(server.url, "GET / HTTP/1.1\r\nHost: localhost\r\n");
    await fetch(server.url);
    server.child.kill("SIGTERM");
    await expectClosed(server.url);
    server.child.kill("SIGINT");
    expect((await server.ended).code).toBe(1);
    await slowRequest.closed;
  });

  test("explains why it cannot start, as with pages that were built with other settings", async () => {
    const DIST_DIR = createTempFolder();
    writeBuildInfo(DIST_DIR, { SITE_URL: "https://idi.example" });
    const { code, stderr } = await runNode("main.ts", [], { ...freshSettings(), DIST_DIR }).ended;
    expect(stderr).toMatch(/^The setting SITE_URL .*pages were built/);
    expect(code).toBe(1);
  });
});
