import type { ContentPage } from "#load/page-context";
import { Scale } from "#ui/scales/Scale.tsx";
import { ScalesAsText } from "../profile/ScalesAsText.tsx";
import { threeRoles } from "./example-teams.ts";

/** A person in three roles, on one scale. */
export function TeamRoles({ page }: { page: ContentPage<"teams"> }) {
  const content = page.content.roles;
  const { t } = page;
  const rows = [
    { name: content.examples.specialist, ...threeRoles.specialist },
    { name: content.examples.lead, ...threeRoles.lead },
    { name: content.examples.onCall, ...threeRoles.onCall },
  ];
  return (
    <div className="self-start">
      <div role="img" aria-label={content.description} className="rounded-card bg-mist p-6 sm:p-8">
        <div className="grid gap-5">
          {rows.map(({ name, self, others }) => (
            <div key={name}>
              <p className="mb-1 font-semibold">{name}</p>
              <Scale self={self} others={others} />
            </div>
          ))}
        </div>
        <p className="mt-3 flex justify-between gap-4 border-edge/35 border-t pt-3 text-small text-soft">
          <span>{t["dimension.directiveness.low"]}</span>
          <span>{t["dimension.directiveness.high"]}</span>
        </p>
      </div>
      <ScalesAsText page={page} rows={rows} />
    </div>
  );
}
