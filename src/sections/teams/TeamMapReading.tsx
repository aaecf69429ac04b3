import { gapBetween } from "#instrument/distance";
import { place } from "#instrument/positions";
import type { ContentPage } from "#load/page-context";
import { ProfileMap } from "#ui/profile-map/ProfileMap.tsx";
import { Paragraphs } from "#ui/text/Paragraphs.tsx";
import { MapAsText } from "../profile/MapAsText.tsx";
import { mapLabels } from "../profile/map-labels.ts";
import { exampleTeam } from "./example-team.ts";

const longest = Math.max(...exampleTeam.map(({ self, spring }) => gapBetween(self, spring)));

/** Positions of the numbers: beside the group, in the empty quadrant, on the long line. */
const numbers = [place(96, 40), place(16, 72), place(59, 10)];

/** How to read a team map: three observations, numbered on the map and explained beside it. */
export function TeamMapReading({ page }: { page: ContentPage<"teams"> }) {
  const { teamMap: content, followUp } = page.content;
  const { t } = page;
  const views = exampleTeam.map(({ self, spring }, index) => ({
    name: followUp.people[index],
    self,
    others: [spring],
    bold: gapBetween(self, spring) === longest,
  }));
  const sights = [content.crowd, content.gap, content.distance];
  return (
    <>
      <div className="my-6 grid md:my-9 items-center gap-x-10 gap-y-4 md:grid-cols-2">
        <ProfileMap
          small
          views={views}
          notes={numbers.map((place, index) => ({ place, text: String(index + 1) }))}
          labels={mapLabels(t)}
          text={<MapAsText views={views} t={t} />}
          description={sights.map(({ description }) => description).join(" ")}
        />
        <ol>
          {sights.map(({ title, text }, index) => (
            <li key={title} className="flex gap-4 border-line border-t py-2.5 first:border-t-0">
              <span className="font-bold text-spruce tabular" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h4 className="font-semibold">{title}</h4>
                <p className="mt-0.5 text-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <Paragraphs texts={[content.after]} />
    </>
  );
}
