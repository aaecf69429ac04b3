import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { hostsOf, toBackend } from "./admin-backend.ts";
import { adminFiles } from "./admin-files.ts";
import { listPackageFiles, modules, readPackageFile } from "./package-files.ts";

const repository = { service: "github", origin: "https://github.com", name: "a/b" } as const;

it("holds all that the page imports, and takes typefaces from the package", () => {
  const files = listPackageFiles();
  expect(files).toEqual(expect.arrayContaining(Object.values(modules)));
  const program = String(readPackageFile(modules["@sveltia/cms"] ?? ""));
  const own = [...program.matchAll(/packages\/(@sveltia\/cms\/npm\/assets\/[\w.-]+\.woff2)/g)];
  expect(own.length).toBeGreaterThan(2);
  expect(own.map(([, file]) => file).filter((file) => !files.includes(file ?? ""))).toEqual([]);
  expect(program).not.toMatch(/cdn\.jsdelivr\.net\/fontsource|unpkg\.com\/@sveltia\/cms/);
  expect(String(readPackageFile("@sveltia/cms/locales/sv.js"))).toMatch(/^export default \{/);
});

it("runs no script but files of its own, and the import map", () => {
  const pages = [adminFiles(toBackend(repository)), adminFiles()];
  for (const page of pages.flatMap((files) => [files["index.html"], files["forms.html"]])) {
    const html = page?.read() ?? "";
    const [, policy = ""] = /Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
    const scripts = policy.split("; ").find((part) => part.startsWith("script-src"));
    const [inline, ...others] = [...html.matchAll(/<script(?![^>]* src=)[^>]*>([^<]*)/g)];
    if (!page) continue;
    expect(others).toEqual([]);
    const hash = createHash("sha256")
      .update(inline?.[1] ?? "")
      .digest("base64");
    expect(scripts).toBe(`script-src 'self' 'sha256-${hash}' 'wasm-unsafe-eval'`);
    expect(policy).toContain("base-uri 'none'; form-action 'none'");
  }
});

it("lets the editor of a repository ask its host alone", () => {
  const gitlab = {
    service: "gitlab",
    origin: "https://gitlab.idi.example",
    name: "web/site",
  } as const;
  const backend = toBackend(gitlab, "an-id");
  expect(backend).toMatchObject({ repo: "web/site", app_id: "an-id", auth_type: "pkce" });
  expect(hostsOf(backend)).toEqual(["https://gitlab.idi.example"]);
  const github = toBackend(repository);
  expect(github).toMatchObject({ name: "github", auth_methods: ["token"] });
  const files = adminFiles(github);
  expect(files["index.html"]?.read()).toContain(
    "connect-src 'self' data: blob: https://api.github.com",
  );
  expect(Object.keys(files)).not.toContain("problems.json");
  expect(adminFiles()["forms.html"]?.read()).toContain("connect-src 'self' data: blob:;");
});
