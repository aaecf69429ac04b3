import type { ContentPage } from "#load/page-context";
import { MapAsText } from "../profile/MapAsText.tsx";
import { personInRoles } from "./example-team.ts";

/** A person in three roles, as a table. */
export function TeamRoles({ page }: { page: ContentPage<"teams"> }) {
  const { examples } = page.content.roles;
  const views = (["specialist", "lead", "onCall"] as const).map((role) => ({
    name: examples[role],
    ...personInRoles[role],
  }));
  return <MapAsText views={views} t={page.t} />;
}
