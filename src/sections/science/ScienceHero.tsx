import type { ContentPage } from "#load/page-context";
import type { ScienceFigure } from "#load/schema/science-figures";
import { fill } from "#locale/fill";
import { PageHero } from "#ui/layout/PageHero.tsx";
import type { Profile } from "../profile/score-profile.ts";
import { AnswersPicture } from "./AnswersPicture.tsx";
import { KeyFigures } from "./KeyFigures.tsx";

/** The first section of the science page: key figures, and answers on a scale as an example. */
export function ScienceHero({
  page,
  figures,
  chapters,
  profile,
}: {
  page: ContentPage<"science">;
  figures: Record<string, ScienceFigure>;
  chapters: number;
  profile: Profile;
}) {
  const content = page.content.hero;
  return (
    <PageHero title={content.title} lead={fill(content.lead, { count: chapters })} picture="below">
      <KeyFigures page={page} figures={figures} />
      <figure>
        <p className="mb-8 font-semibold">{content.picture.title}</p>
        <AnswersPicture
          page={page}
          dimensions={["directiveness"]}
          description={content.picture.description}
          profile={profile}
        />
        <figcaption className="mt-4 max-w-prose text-pretty text-small text-soft">
          {content.picture.caption}
        </figcaption>
      </figure>
    </PageHero>
  );
}
