import type { ContentPage } from "#load/page-context.ts";
import { MapTextAlternative } from "../profile/MapTextAlternative.tsx";
import { personInRoles } from "./example-team.ts";
import { letters } from "./scenes.ts";

/** A person in three roles, with their letters on the map. */
export function TeamRoles({ page }: { page: ContentPage<"teams"> }) {
  const { title, examples } = page.content.roles;
  const roles = ["specialist", "lead", "onCall"] as const;
  return (
    <>
      <ol className="mt-4 flex flex-wrap gap-x-7 gap-y-1">
        {roles.map((role, index) => (
          <li key={role} className="flex gap-2.5">
            <span className="font-bold text-spruce" aria-hidden="true">
              {letters[index]}
            </span>
            {examples[role]}
          </li>
        ))}
      </ol>
      <MapTextAlternative
        views={roles.map((role) => ({ name: examples[role], ...personInRoles[role] }))}
        t={page.t}
        name={title}
      />
    </>
  );
}
