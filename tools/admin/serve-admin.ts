import type { IncomingMessage, ServerResponse } from "node:http";
import type { AstroIntegration } from "astro";
import { type AdminFile, bundleAdmin } from "./bundle-admin.ts";

type AdminData = typeof import("./collect-admin-data.ts");
type OutdatedTranslations = typeof import("./outdated-translations.ts");

/** Serves the editor at /admin, while developing. It is no part of the site: `npm run build:admin` writes it. */
export function serveAdmin(): AstroIntegration {
  return {
    name: "admin",
    hooks: {
      "astro:server:setup": ({ server }) => {
        let bundle: Promise<Map<string, AdminFile>> | undefined;
        // Bundled at the first request: it takes some seconds.
        const readFile = async (path: string) => {
          bundle ??= bundleAdmin();
          return (await bundle).get(path);
        };
        // Loaded by Vite, so that a changed schema shows without a restart.
        const readData = async (path: string) => {
          const { collectAdminData } = (await server.ssrLoadModule(
            "/tools/admin/collect-admin-data.ts",
          )) as AdminData;
          return collectAdminData()[path];
        };
        const load = async () =>
          (await server.ssrLoadModule(
            "/tools/admin/outdated-translations.ts",
          )) as OutdatedTranslations;
        server.middlewares.use("/admin/outdated-translations", (request, response, next) => {
          serveOutdatedTranslations(load, request, response).catch(next);
        });
        server.middlewares.use("/admin", (request, response, next) => {
          serve({ readFile, readData }, request, response).catch(next);
        });
      },
    },
  };
}

interface Readers {
  readFile: (path: string) => Promise<AdminFile | undefined>;
  readData: (path: string) => Promise<(() => unknown) | undefined>;
}

async function serve(
  { readFile, readData }: Readers,
  { originalUrl, url = "/" }: IncomingMessage & { originalUrl?: string },
  response: ServerResponse,
) {
  const path = new URL(url, "http://localhost").pathname.slice(1) || "index.html";
  if (path === "index.html" && !originalUrl?.split("?")[0]?.includes("/admin/")) {
    response.writeHead(302, { location: "/admin/" }).end();
    return;
  }
  const send = (type: string, body: string | Uint8Array) =>
    response.writeHead(200, { "content-type": type, "cache-control": "no-cache" }).end(body);
  if (path.endsWith(".json")) {
    const data = await readData(path);
    if (data) return void send("application/json", JSON.stringify(data()));
  }
  const file = await readFile(path);
  if (!file) return void response.writeHead(404).end();
  send(file.type, file.content);
}

/** Lists the translations of a form that are older than their English texts; a POST confirms one of them. */
async function serveOutdatedTranslations(
  load: () => Promise<OutdatedTranslations>,
  { method, url = "/", headers }: IncomingMessage,
  response: ServerResponse,
) {
  const { searchParams } = new URL(url, "http://localhost");
  const form = searchParams.get("form") ?? "";
  const { listOutdatedTranslations, confirmTranslation } = await load();
  if (method === "POST") {
    // Another page in the same browser must not send it.
    const isOwn = headers["sec-fetch-site"] === "same-origin";
    const location = searchParams.get("location") ?? "";
    const isDone = isOwn && confirmTranslation(form, location);
    return void response.writeHead(isDone ? 204 : 400).end();
  }
  response.writeHead(200, { "content-type": "application/json", "cache-control": "no-cache" });
  response.end(JSON.stringify(listOutdatedTranslations(form)));
}
