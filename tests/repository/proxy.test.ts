import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, request as httpRequest, type RequestListener } from "node:http";
import { request as httpsRequest, type RequestOptions } from "node:https";
import { userInfo } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { projectRoot } from "#tools/project";
import { tempFolder } from "../harness/temp-folder.ts";

const isThere = (program: string, arg: string) => !spawnSync(program, [arg]).error;
const hasNginx = isThere("nginx", "-v") && isThere("openssl", "version");

/** The proxy of deploy/nginx.conf on sockets of files, in front of a website that answers as told. */
async function startProxy(website?: RequestListener) {
  const folder = tempFolder();
  const at = (name: string) => join(folder, name);
  if (website) {
    const server = createServer(website).listen(at("website"));
    onTestFinished(() => void server.close().closeAllConnections());
  }
  const subject = ["-subj", "/CN=www.idi.example", "-keyout", at("key"), "-out", at("cert")];
  spawnSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...subject]);
  const site = readFileSync(join(projectRoot, "deploy/nginx.conf"), "utf8")
    .replace(/^.*listen \[::\].*$/gm, "")
    .replace("listen 80;", `listen unix:${at("http")};`)
    .replace("listen 443 ", `listen unix:${at("https")} `)
    .replace(/\/\S+\/fullchain\.pem/, at("cert"))
    .replace(/\/\S+\/privkey\.pem/, at("key"))
    .replace("server 127.0.0.1:3000;", `server unix:${at("website")};`);
  const buffers = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${at(kind)};`,
  );
  const user = process.getuid?.() === 0 ? `user ${userInfo().username};` : "";
  writeFileSync(
    at("nginx.conf"),
    `daemon off; ${user} pid ${at("pid")}; events {}
    http { access_log off; ssl_protocols TLSv1 TLSv1.2; ${buffers.join(" ")} ${site} }`,
  );
  const proxy = spawn("nginx", ["-p", folder, "-c", "nginx.conf", "-e", "error.log"]);
  onTestFinished(async () => {
    if (proxy.exitCode === null && proxy.kill()) await once(proxy, "exit");
  });
  await vi.waitFor(() => expect(existsSync(at("https"))).toBe(true), { timeout: 20_000 });
  return at;
}

async function ask(options: RequestOptions, secure = true) {
  const headers = { host: "www.idi.example" };
  const given = { headers, rejectUnauthorized: false, agent: false, ...options };
  const asked = secure ? httpsRequest(given) : httpRequest(given);
  const [response] = await once(asked.end(), "response");
  response.resume();
  return response as { statusCode: number; headers: Record<string, string> };
}

describe.skipIf(!hasNginx)("deploy/nginx.conf, in nginx", () => {
  it("answers by itself with the website's headers, and tells no version", async () => {
    const at = await startProxy();
    const down = await ask({ socketPath: at("https"), path: "/" });
    const closed = await ask({ socketPath: at("https"), path: "/metrics" });
    const open = await ask({ socketPath: at("http"), path: "/a" }, false);
    expect([down, closed, open].map(({ statusCode }) => statusCode)).toEqual([502, 404, 308]);
    for (const { headers } of [down, closed, open]) {
      expect(headers).toMatchObject({ server: "nginx", "x-content-type-options": "nosniff" });
      expect(headers["content-security-policy"]).toContain("default-src 'none'");
    }
    expect(down.headers["strict-transport-security"]).toContain("max-age=");
    expect(open.headers.location).toBe("https://www.idi.example/a");
  });

  it("leaves the website's own headers alone", async () => {
    const at = await startProxy((_request, response) =>
      response.writeHead(422, { "content-security-policy": "img-src 'self'" }).end(),
    );
    const { statusCode, headers } = await ask({ socketPath: at("https"), path: "/" });
    expect(statusCode).toBe(422);
    expect(headers["content-security-policy"]).toBe("img-src 'self'");
  });

  it("speaks no old TLS, whatever nginx is set to elsewhere", async () => {
    const at = await startProxy();
    const old = { maxVersion: "TLSv1.1", minVersion: "TLSv1", ciphers: "ALL:@SECLEVEL=0" } as const;
    await expect(ask({ socketPath: at("https"), path: "/", ...old })).rejects.toThrow(/protocol/);
  });

  it("lets one address have no more than a hundred requests under way", async () => {
    const answers: (() => void)[] = [];
    const at = await startProxy((_request, response) => void answers.push(() => response.end()));
    const asked = Array.from({ length: 110 }, () => ask({ socketPath: at("https"), path: "/" }));
    const refused = await Promise.race(asked);
    expect(refused).toMatchObject({ statusCode: 429 });
    await vi.waitFor(() => expect(answers).toHaveLength(100), { timeout: 20_000 });
    for (const answer of answers) answer();
    const codes = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 429)).toHaveLength(10);
  });
});
