import { extname, join } from "node:path";
import { build } from "vite";
import { projectRoot } from "../project.ts";
import { type AdminBackend, createEditorCsp } from "./admin-backend.ts";

/** A file of the editor, by its path below /admin. */
export interface AdminFile {
  type: string;
  content: string | Uint8Array;
}

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".png": "image/png",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
};

/**
 * The pages of the editor with their scripts, styles and typefaces, Sveltia CMS among them as its package
 * brings it. Without a `backend` they edit the folder on the same machine, the page beside the forms;
 * with one, the repository of a host.
 */
export async function bundleAdmin(backend?: AdminBackend): Promise<Map<string, AdminFile>> {
  const root = join(projectRoot, "tools/admin/page");
  const pages = backend ? ["forms.html"] : ["editor.html", "forms.html"];
  const bundle = await build({
    configFile: false,
    root,
    base: "./",
    logLevel: "error",
    plugins: [{ name: "policy", transformIndexHtml: () => [createCspTag(backend)] }],
    build: {
      target: "esnext",
      write: false,
      // Sveltia comes minified.
      minify: backend !== undefined,
      // Content security policies forbid data URLs.
      assetsInlineLimit: 0,
      rolldownOptions: { input: pages.map((page) => join(root, page)) },
    },
  });
  if (!("output" in bundle)) throw new Error("Vite has made no bundle of the editor.");
  const files = new Map(
    bundle.output.map((file): [string, AdminFile] => [
      file.fileName,
      {
        type: types[extname(file.fileName)] ?? "application/octet-stream",
        content: file.type === "chunk" ? file.code : file.source,
      },
    ]),
  );
  const [first = ""] = pages;
  const index = files.get(first);
  return index ? files.set("index.html", index) : files;
}

function createCspTag(backend: AdminBackend | undefined) {
  const attrs = { "http-equiv": "Content-Security-Policy", content: createEditorCsp(backend) };
  return { tag: "meta", attrs, injectTo: "head-prepend" as const };
}
