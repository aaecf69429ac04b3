import type { Messages } from "#load/schema/messages";
import type { ScienceContent } from "#load/schema/science";
import { fill } from "#locale/fill";
import type { Locale } from "#locale/languages";
import { PageHero } from "#ui/layout/PageHero.tsx";
import { AnswersPicture } from "./AnswersPicture.tsx";

/** What the page is about, and below it, as wide as the page, the raw material: answers on one scale. */
export function ScienceHero({
  content,
  chapters,
  t,
  locale,
}: {
  content: ScienceContent["hero"];
  /** How many chapters there are. */
  chapters: number;
  t: Messages;
  locale: Locale;
}) {
  return (
    <PageHero title={content.title} lead={fill(content.lead, { count: chapters })} picture="below">
      <figure>
        <p className="mb-8 font-semibold">{content.picture.title}</p>
        <AnswersPicture
          dimensions={["directiveness"]}
          description={content.picture.description}
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
