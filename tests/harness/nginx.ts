import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readProjectFile } from "./project-files.ts";

const isInstalled = (program: string, arg: string) => !spawnSync(program, [arg]).error;

export const hasNginx = isInstalled("nginx", "-v") && isInstalled("openssl", "version");

/**
 * Starts nginx with deploy/nginx.conf on sockets in an empty folder, in front of servers such as
 * "127.0.0.1:3000"; two of them with deploy/nginx-two-servers.conf. `getPath` returns the path of a file in the folder:
 * the sockets `http` and `https`, the logs `access` and `errors`.
 */
export async function startNginx(folder: string, servers: readonly string[]) {
  const getPath = (name: string) => join(folder, name);
  const subject = [
    "-subj",
    "/CN=www.idi.example",
    "-keyout",
    getPath("key"),
    "-out",
    getPath("cert"),
  ];
  // Made faster than a key of RSA.
  const curve = ["-pkeyopt", "ec_paramgen_curve:prime256v1"];
  spawnSync("openssl", ["req", "-x509", "-newkey", "ec", ...curve, "-nodes", ...subject]);
  const site = readDeployedConfig(servers)
    // nginx 1.25.1 or later; tests speak HTTP/1.1.
    .replace("http2 on;", "")
    .replace(/^.*listen \[::\].*$/gm, "")
    .replace("listen 80;", `listen unix:${getPath("http")};`)
    .replace("listen 443 ", `listen unix:${getPath("https")} `)
    .replace(/\/\S+\/fullchain\.pem/, getPath("cert"))
    .replace(/\/\S+\/privkey\.pem/, getPath("key"))
    .replace("/var/cache/idi-website-tiles", getPath("tiles"))
    .replaceAll("/var/log/nginx/error.log", getPath("errors"));
  const buffers = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${getPath(kind)};`,
  );
  const user = process.getuid?.() === 0 ? `user ${userInfo().username};` : "";
  // As in Debian's nginx: everything is logged unless a site turns it off.
  const logs = `access_log ${getPath("access")}; error_log ${getPath("errors")};`;
  // nginx closes a connection after 1000 requests, which a client under load may notice too late.
  const keepAliveRule = "keepalive_requests 1000000;";
  // A test may name the client's IP address.
  const clientRule = "set_real_ip_from unix:; real_ip_header X-Test-Client;";
  writeFileSync(
    getPath("nginx.conf"),
    `daemon off; ${user} pid ${getPath("pid")}; events {}
    http { ${logs} ${keepAliveRule} ${clientRule} ssl_protocols TLSv1 TLSv1.2; ${buffers.join(" ")} ${site} }`,
  );
  const nginx = spawn("nginx", ["-p", folder, "-c", "nginx.conf", "-e", "errors"]);
  const stop = async () => {
    if (nginx.exitCode === null && nginx.kill()) await once(nginx, "exit");
  };
  // A socket's file is there before nginx listens; the process id is written after that.
  for (; !existsSync(getPath("pid")); await sleep(20)) {
    if (nginx.exitCode !== null) {
      await stop();
      throw new Error(`nginx did not start: ${readFileSync(getPath("errors"), "utf8")}`);
    }
  }
  return { getPath, stop };
}

/** The deployed configuration with these upstream servers. */
function readDeployedConfig([first, second]: readonly string[]): string {
  const readDeployFile = (file: string) => readProjectFile(`deploy/${file}`);
  const oneServerConfig = readDeployFile("nginx.conf");
  if (!second) return oneServerConfig.replace("127.0.0.1:3000", `${first}`);
  const two = readDeployFile("nginx-two-servers.conf")
    .replace("10.0.0.11:3000", `${first}`)
    .replace("10.0.0.12:3000", second);
  return oneServerConfig.replace(/^upstream \w+ \{[^}]*\}/m, () => two);
}
