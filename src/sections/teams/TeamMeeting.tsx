import type { ContentPage } from "#load/page-context";
import { formatPercent } from "#locale/formats";
import { ViewKey } from "#ui/marks/ViewKey.tsx";
import { PointList } from "#ui/text/PointList.tsx";
import { ReadAsText } from "#ui/text/ReadAsText.tsx";
import { MeetingTable } from "./MeetingTable.tsx";

/** Shares of the talking in a meeting, in percent: as guessed by each person and as counted. */
export const exampleMeeting = [
  { guess: 18, counted: 34 },
  { guess: 9, counted: 5 },
  { guess: 12, counted: 10 },
  { guess: 14, counted: 26 },
  { guess: 9, counted: 4 },
  { guess: 15, counted: 14 },
  { guess: 5, counted: 0 },
  { guess: 10, counted: 7 },
];

/** Shares of the talking in a meeting, guessed and counted, and rules for meetings. */
export function TeamMeeting({ page }: { page: ContentPage<"teams"> }) {
  const content = page.content.meetings;
  const { t, locale } = page;
  const { picture, rules } = content;
  const percent = (share: number) => formatPercent(share / 100, locale);
  return (
    <div className="mt-6 grid items-center gap-x-12 gap-y-6 md:mt-9 xl:grid-cols-2">
      <figure>
        <MeetingTable seats={exampleMeeting} description={picture.description} />
        <ReadAsText
          label={t["view.read"]}
          table={{
            caption: picture.caption,
            columns: [t["view.person"], picture.guess, picture.counted],
            rows: exampleMeeting.map(({ guess, counted }, index) => [
              `${t["view.person"]} ${index + 1}`,
              percent(guess),
              percent(counted),
            ]),
          }}
        />
        <figcaption className="mt-3 grid gap-2 text-fine text-soft">
          <ViewKey self={picture.guess} others={picture.counted} />
          {picture.caption}
        </figcaption>
      </figure>
      <div>
        <h4 className="mb-2.5 font-semibold text-lead">{rules.title}</h4>
        <PointList points={rules.items} />
      </div>
    </div>
  );
}
