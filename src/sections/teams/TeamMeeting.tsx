import type { TeamsContent } from "#load/schema/teams";
import { ViewKey } from "#ui/marks/ViewKey.tsx";
import { Paragraphs } from "#ui/text/Paragraphs.tsx";
import { PointList } from "#ui/text/PointList.tsx";
import { exampleMeeting } from "./example-teams.ts";
import { MeetingTable } from "./MeetingTable.tsx";

/** Who speaks in a meeting, guessed and counted, and what to change in its form. */
export function TeamMeeting({ content }: { content: TeamsContent["meetings"] }) {
  const { picture, rules } = content;
  return (
    <>
      <Paragraphs texts={content.paragraphs} />
      <div className="mt-9 grid items-center gap-x-12 gap-y-9 xl:grid-cols-2">
        <figure>
          <MeetingTable seats={exampleMeeting} description={picture.description} />
          <figcaption className="mt-5 grid gap-3 text-fine text-soft">
            <ViewKey self={picture.guess} others={picture.counted} />
            {picture.caption}
          </figcaption>
        </figure>
        <div>
          <h4 className="mb-4 font-semibold text-lead">{rules.title}</h4>
          <PointList points={rules.items} />
        </div>
      </div>
    </>
  );
}
