import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** A running nginx that serves a folder. */
export interface Nginx {
  url: string;
  /** Such as "1.22.1". */
  version: string;
  stop(): Promise<void>;
}

/** The version of the nginx of this machine; nothing if it has none. */
export function findNginx(): string | undefined {
  const { stderr, error } = spawnSync("nginx", ["-v"], { encoding: "utf8" });
  return error ? undefined : /nginx\/([\d.]+)/.exec(stderr)?.[1];
}

/**
 * Serves a built site by the machine's nginx: on this machine only, on a free port, set up as Debian
 * does it (a worker for each core, sendfile, an access log), with the gzip copies of the build.
 */
export async function startNginx(version: string, distDir: string): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "idi-nginx-"));
  const port = await findFreePort();
  writeFileSync(join(folder, "nginx.conf"), configuration(folder, distDir, port));
  const server = spawn("nginx", ["-p", folder, "-c", "nginx.conf", "-e", "error.log"], {
    stdio: "ignore",
  });
  const stop = async () => {
    if (server.exitCode === null && server.kill()) await once(server, "exit");
    rmSync(folder, { recursive: true });
  };
  const url = `http://127.0.0.1:${port}`;
  await answers(url, server).catch(async (error) => {
    await stop();
    throw error;
  });
  return { url, version, stop };
}

function configuration(folder: string, distDir: string, port: number): string {
  const buffers = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(" ");
  return `daemon off;
worker_processes auto;
pid ${folder}/nginx.pid;
${process.getuid?.() === 0 ? `user ${userInfo().username};` : ""}
events { worker_connections 768; }
http {
  include /etc/nginx/mime.types;
  access_log ${folder}/access.log;
  ${buffers}
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  gzip_static on;
  server {
    listen 127.0.0.1:${port};
    root ${distDir};
    location / { try_files $uri $uri.html /index.html; }
  }
}
`;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100 && server.exitCode === null; tries += 1) {
    const response = await fetch(url).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.ok) return;
    await wait(50);
  }
  throw new Error("nginx does not start, or does not serve the site.");
}
