import type { CmsConfig } from "@sveltia/cms";
import type { Repository } from "#server/setting-formats";

/** The backend in Sveltia CMS's configuration. */
export type AdminBackend = CmsConfig["backend"];

/**
 * A repository for Sveltia CMS. Without `signIn` (for GitHub the URL of an OAuth service, for GitLab an
 * application id) editors sign in with an access token of their own.
 */
export function toBackend({ service, origin, name }: Repository, signIn?: string): AdminBackend {
  const common = { repo: name, ...(!signIn && { auth_methods: ["token" as const] }) };
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

/** Sveltia asks for a repository even where nobody signs in; of all hosts it asks Gitea's for nothing. */
export const localBackend: AdminBackend = {
  name: "gitea",
  repo: "local/website",
  app_id: "local",
  auth_methods: ["token"],
};

/** The hosts that the editor asks for a repository, as a content security policy names them. */
export function hostsOf(backend: AdminBackend): string[] {
  if (backend.name === "gitlab") return [backend.base_url ?? "https://gitlab.com"];
  return backend.name === "github"
    ? ["https://api.github.com", "https://*.githubusercontent.com"]
    : [];
}
