import type { ContentPage } from "#load/page-context.ts";
import { formatPercent } from "#locale/formats.ts";
import { PointList } from "#ui/text/PointList.tsx";
import { TextAlternative } from "#ui/text/TextAlternative.tsx";
import { exampleMeeting } from "./example-team.ts";

/** Shares of the talking in a meeting, guessed and counted, and rules for meetings. */
export function TeamMeeting({ page }: { page: ContentPage<"teams"> }) {
  const { meetings: content, followUp } = page.content;
  const { t, locale } = page;
  const { picture, rules } = content;
  const percent = (share: number) => formatPercent(share / 100, locale);
  return (
    <>
      <TextAlternative
        label={t["view.read"]}
        table={{
          caption: picture.caption,
          columns: [t["view.person"], picture.guess, picture.counted],
          rows: exampleMeeting.map(({ guess, counted }, index) => [
            followUp.people[index] ?? "",
            percent(guess),
            percent(counted),
          ]),
        }}
      />
      <h4 className="mt-5 mb-2.5 font-semibold text-lead">{rules.title}</h4>
      <PointList points={rules.items} />
    </>
  );
}
