import { place } from "#instrument/positions";
import type { ContentPage } from "#load/page-context";
import { ProfileMap } from "#ui/profile-map/ProfileMap.tsx";
import { MapAsText } from "../profile/MapAsText.tsx";
import { mapLabels } from "../profile/map-labels.ts";
import { exampleTeam } from "./example-team.ts";

/** A new member of the team. */
const newcomer = { self: place(32, 66), others: [] };

/** A new member of the team: a ring without a dot. */
export function TeamNewcomer({ page }: { page: ContentPage<"teams"> }) {
  const content = page.content.newMember;
  const { t } = page;
  const team = exampleTeam.map(({ self, spring }) => ({ self, others: [spring], pale: true }));
  return (
    <figure className="md:-order-1">
      <ProfileMap
        small
        views={[...team, newcomer]}
        labels={mapLabels(t)}
        text={<MapAsText views={[newcomer]} t={t} />}
        description={content.description}
      />
      <figcaption className="mt-3 text-fine text-soft">{content.caption}</figcaption>
    </figure>
  );
}
