import type { ContentPage } from "#load/page-context";
import { place } from "../profile/profile-marks.ts";
import { exampleTeam } from "./example-team.ts";
import { TeamMap } from "./TeamMap.tsx";

/** The self-view of a new member of the team. */
const newcomer = place(32, 66);

/** A new member of the team: a ring without a dot. */
export function TeamNewcomer({ page }: { page: ContentPage<"teams"> }) {
  const content = page.content.newMember;
  const { t } = page;
  const team = exampleTeam.map(({ self, spring }) => ({ self, others: spring, pale: true }));
  return (
    <figure className="md:-order-1">
      <TeamMap
        small
        members={[...team, { name: t["view.person"], self: newcomer }]}
        t={t}
        description={content.description}
      />
      <figcaption className="mt-3 text-fine text-soft">{content.caption}</figcaption>
    </figure>
  );
}
