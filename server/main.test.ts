import { once } from "node:events";
import { cpSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { endpoints } from "#contract/endpoints";
import { formSamples } from "#tests/harness/forms";
import { listKept } from "#tests/harness/kept";
import { runNode, startServer } from "#tests/harness/node-process";
import { anna } from "#tests/harness/prospects";
import { tempFolder } from "#tests/harness/temp-folder";
import { readEnv } from "./env.ts";
import { buildNoteFile } from "./site/build-note.ts";
import { openStore } from "./store/open-store.ts";

const freshSettings = () => ({
  DATA_DIR: join(tempFolder(), "data"),
  DIST_DIR: inject("builtSite"),
});
const post = (url: string, fields: object) =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(fields),
  });

async function keptIn(settings: { DATA_DIR: string }) {
  const store = await openStore(readEnv(settings));
  const kept = [...(await listKept(store)), ...(await listKept(store, "messages"))];
  await store.close();
  return kept;
}

/** A connection on which these words were sent. */
async function openSocket(url: string, words: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = "";
  socket.setEncoding("utf8").on("data", (part) => {
    text += part;
  });
  socket.on("error", () => {});
  const closed = new Promise((resolve) => socket.once("close", resolve));
  await once(socket, "connect");
  socket.write(words);
  return { text: () => text, closed, write: (more: string) => socket.write(more) };
}

async function expectClosed(url: string) {
  const state = () =>
    fetch(url).then(
      () => "open",
      () => "closed",
    );
  await expect.poll(state).toBe("closed");
}

describe("the server", { timeout: 30_000 }, () => {
  it("warns of settings that are not safe, tells its address, serves, and ends in good order", async () => {
    const PLATFORM_URL = "http://platform.example";
    const server = await startServer({ ...freshSettings(), PLATFORM_URL });
    const [before = ""] = server.output.stdout.split("The site is ready");
    expect(before).toContain('"setting":"PLATFORM_URL"');
    expect(await (await fetch(`${server.url}/sv/`)).text()).toContain("<h1>Hem</h1>");
    server.child.kill("SIGINT");
    expect(await server.ended).toMatchObject({ code: 0, stderr: "" });
  });

  it("keeps every form through kill -9 the moment after its answer", async () => {
    const settings = freshSettings();
    const server = await startServer(settings);
    const kept: object[] = [];
    for (const entry of formSamples) {
      const response = await post(server.url + endpoints[entry.form.name], entry.sample);
      expect(response.status).toBe(201);
      kept.push({ ...entry.kept, language: null, ...((await response.json()) as object) });
    }
    server.child.kill("SIGKILL");
    expect((await server.ended).signal).toBe("SIGKILL");
    const found = await keptIn(settings);
    expect(found).toHaveLength(kept.length);
    expect(found).toEqual(expect.arrayContaining(kept));
  });

  it("finishes what is in flight when it is told to stop", async () => {
    const settings = freshSettings();
    const server = await startServer(settings);
    const body = JSON.stringify(anna);
    const socket = await openSocket(
      server.url,
      `POST ${endpoints.prospect} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 10)}`,
    );
    // A later request was answered, so the server has read the beginning of the first one.
    await fetch(server.url);
    server.child.kill("SIGTERM");
    await expectClosed(server.url);
    socket.write(body.slice(10));
    await socket.closed;
    expect(socket.text()).toMatch(/^HTTP\/1\.1 201 /);
    expect((await server.ended).code).toBe(0);
    expect(await keptIn(settings)).toHaveLength(1);
  });

  it("tells who is still connected that it stops, and is not held up by idle connections", async () => {
    const server = await startServer(freshSettings());
    const idle = await openSocket(server.url, "GET /product HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await expect.poll(() => idle.text(), { timeout: 20_000 }).toContain("</html>");
    const asking = await openSocket(server.url, "GET /readyz HTTP/1.1\r\nHost: localhost\r\n");
    // A later request was answered, so the server has read the beginning of this one.
    await fetch(server.url);
    server.child.kill("SIGTERM");
    await idle.closed;
    asking.write("\r\n");
    await asking.closed;
    expect(asking.text()).toMatch(/^HTTP\/1\.1 503 /);
    expect(asking.text()).toContain('{"status":"unavailable","failed":["stopping"]}');
    const { code, stdout } = await server.ended;
    expect(code).toBe(0);
    const lines = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines.at(0)).toMatchObject({ version: expect.any(String), build: "unknown" });
    expect(lines.at(-1)).toMatchObject({ msg: "The site has stopped", cut: false });
  });

  it("ends at once at a second signal", async () => {
    const server = await startServer(freshSettings());
    const slow = await openSocket(server.url, "GET / HTTP/1.1\r\nHost: localhost\r\n");
    await fetch(server.url);
    server.child.kill("SIGTERM");
    await expectClosed(server.url);
    server.child.kill("SIGINT");
    expect(await server.ended).toMatchObject({ code: null, signal: "SIGINT" });
    await slow.closed;
  });

  it("says in plain words why it cannot start", async () => {
    const { code, stderr } = await runNode("main.ts", [], { PORT: "many" }).ended;
    expect(stderr).toMatch(/^The setting PORT holds "many"\. Expected: .*\n$/);
    expect(code).toBe(1);
  });

  it("tells in its log and as a metric that public pages hold samples", async () => {
    const DIST_DIR = tempFolder();
    cpSync(inject("builtSite"), DIST_DIR, { recursive: true });
    const SITE_URL = "https://idi.example";
    const { PLATFORM_URL, HSTS_PRELOAD } = readEnv({});
    const note = {
      fingerprint: "",
      builtAt: "",
      websiteFormDays: 395,
      websiteBackupDays: 14,
      samples: 2,
      settings: { SITE_URL, PLATFORM_URL, HSTS_PRELOAD },
    };
    writeFileSync(join(DIST_DIR, buildNoteFile), JSON.stringify(note));
    const server = await startServer({ ...freshSettings(), DIST_DIR, SITE_URL });
    expect(server.output.stdout).toContain("The pages hold samples (2)");
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toMatch(/^website_build_samples 2$/m);
    server.child.kill("SIGINT");
    expect(await server.ended).toMatchObject({ code: 0 });
  });

  it("does not serve pages that were built with other settings", async () => {
    const DIST_DIR = tempFolder();
    const { SITE_URL, PLATFORM_URL, HSTS_PRELOAD } = readEnv({ SITE_URL: "https://idi.example" });
    const settings = { SITE_URL, PLATFORM_URL, HSTS_PRELOAD };
    const note = {
      fingerprint: "",
      builtAt: "",
      websiteFormDays: 395,
      websiteBackupDays: 14,
      settings,
    };
    writeFileSync(join(DIST_DIR, buildNoteFile), JSON.stringify(note));
    const { code, stderr } = await runNode("main.ts", [], { ...freshSettings(), DIST_DIR }).ended;
    expect(stderr).toMatch(/^The setting SITE_URL .*pages were built/);
    expect(code).toBe(1);
  });
});
