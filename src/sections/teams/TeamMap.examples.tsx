import { labels } from "#ui/profile-map/example-labels.ts";
import { TeamMap } from "./TeamMap.tsx";

const members = [
  { self: { directiveness: 28, affiliation: 30 }, others: { directiveness: 74, affiliation: 18 } },
  { self: { directiveness: 40, affiliation: 78 }, others: { directiveness: 60, affiliation: 84 } },
];

export const examples = {
  team: <TeamMap members={members} labels={labels} description="Two people on the map." />,
  small: (
    <TeamMap
      small
      members={[
        ...members.map((member) => ({ ...member, pale: true })),
        { self: { directiveness: 30, affiliation: 60 } },
      ]}
      labels={labels}
      description="Two people, pale, and a third for whom nobody has answered."
    />
  ),
};
