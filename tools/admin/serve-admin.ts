import type { IncomingMessage, ServerResponse } from "node:http";
import type { AstroIntegration } from "astro";
import { listPackageFiles, readPackageFile, typeOf } from "./package-files.ts";

type AdminFiles = typeof import("./admin-files.ts");

/** Serves the editor at /admin, while developing. It is no part of the site: `npm run build:admin` writes it. */
export function admin(): AstroIntegration {
  return {
    name: "admin",
    hooks: {
      "astro:server:setup": ({ server }) => {
        // Loaded by Vite, so that a change of a schema shows without a new start.
        const load = () =>
          server.ssrLoadModule("/tools/admin/admin-files.ts") as Promise<AdminFiles>;
        server.middlewares.use("/admin", (request, response, next) => {
          serve(load, request, response).catch(next);
        });
      },
    },
  };
}

async function serve(
  load: () => Promise<AdminFiles>,
  { originalUrl, url = "/" }: IncomingMessage & { originalUrl?: string },
  response: ServerResponse,
) {
  const path = new URL(url, "http://localhost").pathname.slice(1);
  if (path === "" && !originalUrl?.split("?")[0]?.endsWith("/")) {
    response.writeHead(302, { location: "/admin/" }).end();
    return;
  }
  const { adminFiles } = await load();
  const file = adminFiles()[path || "index.html"];
  const send = (type: string, body: string | Buffer) =>
    response.writeHead(200, { "content-type": type, "cache-control": "no-cache" }).end(body);
  if (file) return void send(`${file.type}; charset=utf-8`, file.read());
  const inPackage = path.replace(/^packages\//, "");
  if (!listPackageFiles().includes(inPackage)) return void response.writeHead(404).end();
  send(typeOf(path), readPackageFile(inPackage));
}
