import type { CmsConfig } from "@sveltia/cms";
import type { Repository } from "#server/settings/setting-formats.ts";

/** The backend in Sveltia CMS's configuration. */
export type AdminBackend = CmsConfig["backend"];

/**
 * A repository for Sveltia CMS. Without `signIn` (for GitHub the URL of an OAuth service, for GitLab an
 * application id) editors sign in with an access token of their own.
 */
export function toBackend({ service, origin, name }: Repository, signIn?: string): AdminBackend {
  const common = {
    repo: name,
    // Each publication is one commit, which one click reverts.
    squash_merges: true,
    ...(!signIn && { auth_methods: ["token" as const] }),
  };
  if (service === "github") {
    return { name: "github", ...common, ...(signIn && { base_url: signIn }) };
  }
  return {
    name: "gitlab",
    ...common,
    base_url: origin,
    api_root: `${origin}/api/v4`,
    ...(signIn && { auth_type: "pkce", app_id: signIn }),
  };
}

/** Sveltia requires the name of a repository even without sign-in; `createEditorCsp` lets it request no host. */
export const localBackend: AdminBackend = {
  name: "gitea",
  repo: "local/website",
  app_id: "local",
  auth_methods: ["token"],
};

/**
 * The content security policy of the editor's pages. It lets them send requests only to the repository's host: Sveltia
 * also has addresses of typefaces, services and news of its next version. A page on a host holds a token that may write
 * the repository: no script but those of its own files runs.
 */
export function createEditorCsp(backend: AdminBackend | undefined): string {
  const hosts = backend ? getHosts(backend) : [];
  return [
    "default-src 'self' data: blob:",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    ["connect-src 'self' data: blob:", ...hosts].join(" "),
    ["img-src 'self' data: blob:", ...hosts].join(" "),
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

function getHosts(backend: AdminBackend): string[] {
  if (backend.name === "gitlab") return [backend.base_url ?? "https://gitlab.com"];
  return backend.name === "github"
    ? ["https://api.github.com", "https://*.githubusercontent.com"]
    : [];
}
