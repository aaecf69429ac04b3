import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { endpoints } from "#contract/endpoints";
import { builtSite } from "#tests/harness/built-site";
import { formSamples } from "#tests/harness/forms";
import { listKept } from "#tests/harness/kept";
import { runNode, startServer } from "#tests/harness/node-process";
import { anna } from "#tests/harness/prospects";
import { tempFolder } from "#tests/harness/temp-folder";
import { readEnv } from "./env.ts";
import { openStore } from "./store/open-store.ts";

const freshSettings = () => ({ DATA_DIR: join(tempFolder(), "data"), DIST_DIR: builtSite() });
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

/** More than the buffers of a connection hold. */
const largeFile = Buffer.alloc(32 * 1024 * 1024, "x");

function settingsWithLargeFile() {
  const settings = freshSettings();
  writeFileSync(join(settings.DIST_DIR, "large.pdf"), largeFile);
  return settings;
}

/** A connection on which the large file is on its way, of which nothing has been read. */
async function askForLargeFile(url: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  socket.write("GET /large.pdf HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(socket, "readable");
  return socket;
}

async function expectClosed(url: string) {
  const state = () =>
    fetch(url).then(
      () => "open",
      () => "closed",
    );
  await expect.poll(state).toBe("closed");
}

/** What the server tells of its stop, which must be in good order. */
async function stopOf(server: Awaited<ReturnType<typeof startServer>>) {
  const { code, stdout } = await server.ended;
  expect(code).toBe(0);
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "");
}

describe("the server", { timeout: 30_000 }, () => {
  it("tells its address, serves, and ends in good order", async () => {
    const server = await startServer(freshSettings());
    expect(await (await fetch(`${server.url}/sv/`)).text()).toContain("<h1>Hem</h1>");
    server.child.kill("SIGINT");
    expect(await server.ended).toMatchObject({ code: 0, stderr: "" });
  });

  it("warns of settings that are not safe before it serves", async () => {
    const { output } = await startServer({
      ...freshSettings(),
      PLATFORM_URL: "http://platform.example",
    });
    const [before = ""] = output.stdout.split("The site is ready");
    expect(before).toContain('"setting":"PLATFORM_URL"');
  });

  it("answers on localhost and in a container", async () => {
    const settings = freshSettings();
    for (const HOST of ["localhost", "0.0.0.0"]) {
      const { url, child, ended } = await startServer({ ...settings, HOST });
      expect(url).toMatch(/^http:\/\/localhost:\d+$/);
      expect((await fetch(url)).status).toBe(200);
      child.kill("SIGTERM");
      await ended;
    }
  });

  it.each(formSamples)(
    "keeps a $form.name through kill -9 the moment after its answer",
    async (entry) => {
      const settings = freshSettings();
      const server = await startServer(settings);
      const response = await post(server.url + endpoints[entry.form.name], entry.sample);
      server.child.kill("SIGKILL");
      expect(response.status).toBe(201);
      expect((await server.ended).signal).toBe("SIGKILL");
      expect(await keptIn(settings)).toEqual([
        { ...entry.kept, language: null, ...((await response.json()) as object) },
      ]);
    },
  );

  it("finishes what is in flight when it is told to stop", async () => {
    const settings = freshSettings();
    const server = await startServer(settings);
    const { hostname, port } = new URL(server.url);
    const body = Buffer.from(JSON.stringify(anna));
    const socket = connect(Number(port), hostname);
    let answer = "";
    socket.setEncoding("utf8").on("data", (text) => {
      answer += text;
    });
    socket.write(
      `POST ${endpoints.prospect} HTTP/1.1\r\nHost: ${hostname}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    socket.write(body.subarray(0, 10));
    // A later request has its answer, so the server has read the first one's beginning.
    await fetch(server.url);
    server.child.kill("SIGTERM");
    await expectClosed(server.url);
    socket.write(body.subarray(10));
    await once(socket, "close");
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
    expect((await server.ended).code).toBe(0);
    expect(await keptIn(settings)).toHaveLength(1);
  });

  it("tells who is still connected that it stops, and is not held up by idle connections", async () => {
    const server = await startServer(freshSettings());
    const idle = await openSocket(server.url, "GET /product HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await expect.poll(() => idle.text(), { timeout: 20_000 }).toContain("</html>");
    const asking = await openSocket(server.url, "GET /readyz HTTP/1.1\r\nHost: localhost\r\n");
    // A later request has its answer, so the server has read the beginning of this one.
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
    expect(lines.at(0)).toMatchObject({ msg: `The site is ready at ${server.url}` });
    expect(lines.at(-1)).toMatchObject({ msg: "The site has stopped", cut: false });
  });

  it.each([
    ["headers", "GET / HTTP/1.1\r\nHost: localhost\r\n"],
    [
      "a body",
      `POST ${endpoints.prospect} HTTP/1.1\r\nHost: localhost\r\n` +
        "Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
    ],
  ])("does not wait for the end of %s that does not come", async (_what, words) => {
    const server = await startServer(freshSettings());
    const slow = await openSocket(server.url, words);
    await fetch(server.url);
    server.child.kill("SIGTERM");
    await slow.closed;
    expect(await stopOf(server)).toMatchObject({ cut: false });
  });

  it("lets a slow visitor have the rest of an answer", async () => {
    const server = await startServer(settingsWithLargeFile());
    const slow = await askForLargeFile(server.url);
    server.child.kill("SIGTERM");
    await expectClosed(server.url);
    let size = 0;
    for await (const chunk of slow) size += chunk.length;
    expect(size).toBeGreaterThan(largeFile.length);
    expect(await stopOf(server)).toMatchObject({ cut: false });
  });

  it("cuts an answer that nobody reads, and ends all the same", async () => {
    const server = await startServer(settingsWithLargeFile());
    const slow = await askForLargeFile(server.url);
    server.child.kill("SIGTERM");
    expect(await stopOf(server)).toMatchObject({ cut: true });
    slow.destroy();
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
    const settings = freshSettings();
    const { url } = await startServer(settings);
    const noDatabase = tempFolder();
    writeFileSync(join(noDatabase, "idi.sqlite"), "Dear diary, ".repeat(100));
    const cases: [Record<string, string>, RegExp][] = [
      [{ PORT: "many" }, /^The setting PORT holds "many"\. Expected: .*\n$/],
      [{ ...settings, DIST_DIR: "/nowhere" }, /^There is no .* site .*npm run build.*\n$/],
      [{ ...settings, DATA_DIR: noDatabase }, /^The database .*DATA_DIR.*\n$/],
      [
        { ...settings, HOST: "127.0.0.1", PORT: new URL(url).port },
        /^Cannot listen on 127\.0\.0\.1, port \d+: .*EADDRINUSE.*PORT\.\n$/,
      ],
    ];
    for (const [wrong, message] of cases) {
      const { code, stderr } = await runNode("main.ts", [], wrong).ended;
      expect(stderr).toMatch(message);
      expect(code).toBe(1);
    }
  });
});
