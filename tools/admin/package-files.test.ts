import { expect, it } from "vitest";
import { hostsOf, toBackend } from "./admin-backend.ts";
import { adminFiles } from "./admin-files.ts";
import { listPackageFiles, modules, readPackageFile } from "./package-files.ts";

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

it("lets the editor of a repository ask its host alone", () => {
  const gitlab = {
    service: "gitlab",
    origin: "https://gitlab.idi.example",
    name: "web/site",
  } as const;
  const backend = toBackend(gitlab, "an-id");
  expect(backend).toMatchObject({ repo: "web/site", app_id: "an-id", auth_type: "pkce" });
  expect(hostsOf(backend)).toEqual(["https://gitlab.idi.example"]);
  const github = toBackend({ service: "github", origin: "https://github.com", name: "a/b" });
  expect(github).toMatchObject({ name: "github", auth_methods: ["token"] });
  const files = adminFiles(github);
  expect(files["index.html"]?.read()).toContain(
    "connect-src 'self' data: blob: https://api.github.com",
  );
  expect(Object.keys(files)).not.toContain("problems.json");
  expect(adminFiles()["forms.html"]?.read()).toContain("connect-src 'self' data: blob:;");
});
