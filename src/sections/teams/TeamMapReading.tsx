import type { Messages } from "#load/schema/messages";
import type { TeamsContent } from "#load/schema/teams";
import { gapBetween, type MapPosition } from "#ui/profile-map/map-geometry.ts";
import { Paragraphs } from "#ui/text/Paragraphs.tsx";
import { mapLabels } from "../profile/map-labels.ts";
import { exampleTeam } from "./example-teams.ts";
import { TeamMap } from "./TeamMap.tsx";

interface Views {
  self: MapPosition;
  spring: MapPosition;
}

const isSeenAsProducer = ({ spring }: Views) =>
  spring.directiveness > 50 && spring.affiliation < 50;
const isRapporteur = ({ self }: Views) => self.directiveness < 50 && self.affiliation > 50;
const longest = Math.max(...exampleTeam.map(({ self, spring }) => gapBetween(self, spring)));
const hasLongestLine = ({ self, spring }: Views) => gapBetween(self, spring) === longest;

/** What to look for on a team map: the same team three times, each time with one thing brought out. */
export function TeamMapReading({
  content,
  people,
  t,
}: {
  content: TeamsContent["teamMap"];
  /** Who is who on the map. */
  people: string[];
  t: Messages;
}) {
  const views = [
    { ...content.crowd, shows: isSeenAsProducer },
    { ...content.gap, shows: isRapporteur },
    { ...content.distance, shows: hasLongestLine },
  ];
  return (
    <>
      <Paragraphs texts={content.paragraphs} />
      <ul className="my-9 grid gap-x-7 gap-y-10 max-md:max-w-card md:grid-cols-3 lg:max-xl:grid-cols-1">
        {views.map(({ title, text, description, shows }) => (
          <li
            key={title}
            className="lg:max-xl:grid lg:max-xl:grid-cols-2 lg:max-xl:items-center lg:max-xl:gap-8"
          >
            <TeamMap
              small
              members={exampleTeam.map((member, index) => ({
                name: people[index],
                self: member.self,
                others: member.spring,
                pale: !shows(member),
              }))}
              labels={mapLabels(t)}
              description={description}
            />
            <div className="mt-4">
              <h4 className="font-semibold">{title}</h4>
              <p className="mt-1 text-small text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <Paragraphs texts={[content.after]} />
    </>
  );
}
