import type { ContentPage } from "#load/page-context";
import { Scale } from "#ui/scales/Scale.tsx";
import { ScalesAsText } from "../profile/ScalesAsText.tsx";

/** A person in three roles, between asking and telling, 0 to 100. */
const threeRoles = {
  specialist: { self: 22, others: 30 },
  lead: { self: 46, others: 54 },
  onCall: { self: 52, others: 90 },
};

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
