import { expect, it } from "vitest";
import { policyFor, toBackend } from "./admin-backend.ts";
import { adminData } from "./admin-data.ts";

const repository = { service: "github", origin: "https://github.com", name: "a/b" } as const;

it("runs no script but files of its own, and the decoders of pictures", () => {
  for (const policy of [policyFor(toBackend(repository)), policyFor(undefined)]) {
    expect(policy.split("; ")).toContain("script-src 'self' 'wasm-unsafe-eval'");
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
  const own = "connect-src 'self' data: blob:";
  expect(policyFor(backend).split("; ")).toContain(`${own} https://gitlab.idi.example`);
  const github = toBackend(repository);
  expect(github).toMatchObject({ name: "github", auth_methods: ["token"] });
  expect(policyFor(github)).toContain(`${own} https://api.github.com`);
  expect(Object.keys(adminData(github))).toEqual(["config.json"]);
  expect(policyFor(undefined).split("; ")).toContain(own);
});
