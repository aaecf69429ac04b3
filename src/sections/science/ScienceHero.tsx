import type { Messages } from "#load/schema/messages";
import type { ScienceContent } from "#load/schema/science";
import type { ScienceFigure } from "#load/schema/science-figures";
import { fill } from "#locale/fill";
import type { Locale } from "#locale/languages";
import { PageHero } from "#ui/layout/PageHero.tsx";
import type { Profile } from "../profile/score-profile.ts";
import { AnswersPicture } from "./AnswersPicture.tsx";
import { KeyFigures } from "./KeyFigures.tsx";

/** The first section of the science page: key figures, and answers on a scale as an example. */
export function ScienceHero({
  words,
  figures,
  chapters,
  profile,
  t,
  locale,
}: {
  words: ScienceContent;
  figures: Record<string, ScienceFigure>;
  chapters: number;
  profile: Profile;
  t: Messages;
  locale: Locale;
}) {
  const content = words.hero;
  return (
    <PageHero title={content.title} lead={fill(content.lead, { count: chapters })} picture="below">
      <KeyFigures figures={figures} words={words.figures} locale={locale} />
      <figure>
        <p className="mb-8 font-semibold">{content.picture.title}</p>
        <AnswersPicture
          dimensions={["directiveness"]}
          description={content.picture.description}
          profile={profile}
          t={t}
          locale={locale}
        />
        <figcaption className="mt-4 max-w-prose text-pretty text-small text-soft">
          {content.picture.caption}
        </figcaption>
      </figure>
    </PageHero>
  );
}
