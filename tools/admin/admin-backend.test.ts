import type { CmsConfig } from "@sveltia/cms";
import { expect, test } from "vitest";
import { createEditorCsp, toBackend } from "./admin-backend.ts";
import { collectAdminData, type EditedSite } from "./collect-admin-data.ts";

const repository = { service: "github", origin: "https://github.com", name: "a/b" } as const;

test("runs only scripts of its own, and the decoders of pictures", () => {
  for (const policy of [createEditorCsp(toBackend(repository)), createEditorCsp(undefined)]) {
    expect(policy.split("; ")).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(policy).toContain("base-uri 'none'; form-action 'none'");
  }
});

test("lets the editor of a repository send requests only to its host", () => {
  const gitlab = {
    service: "gitlab",
    origin: "https://gitlab.idi.example",
    name: "web/site",
  } as const;
  const backend = toBackend(gitlab, "an-id");
  expect(backend).toMatchObject({ repo: "web/site", app_id: "an-id", auth_type: "pkce" });
  const ownSources = "connect-src 'self' data: blob:";
  expect(createEditorCsp(backend).split("; ")).toContain(
    `${ownSources} https://gitlab.idi.example`,
  );
  const github = toBackend(repository);
  expect(github).toMatchObject({ name: "github", auth_methods: ["token"] });
  expect(createEditorCsp(github)).toContain(`${ownSources} https://api.github.com`);
  const data = collectAdminData({ backend: github, siteUrl: "https://www.idi.example" });
  expect(Object.keys(data)).toEqual(["config.json"]);
  expect(createEditorCsp(undefined).split("; ")).toContain(ownSources);
});

test("publishes changes saved in a repository only when an editor asks for it", () => {
  const siteUrl = "https://www.idi.example";
  const getConfig = (site?: EditedSite) =>
    (collectAdminData(site)["config.json"]?.() as { cms: CmsConfig } | undefined)?.cms;
  const hosted = getConfig({ backend: toBackend(repository), siteUrl });
  expect(hosted).toMatchObject({ publish_mode: "editorial_workflow", site_url: siteUrl });
  expect(hosted?.collections).toContainEqual(
    expect.objectContaining({
      files: expect.arrayContaining([
        expect.objectContaining({ name: "imprint", preview_path: "/de/impressum" }),
      ]),
    }),
  );
  expect(getConfig()).not.toHaveProperty("publish_mode");
});
