import type { Messages } from "#load/schema/messages";
import type { ScienceContent } from "#load/schema/science";
import { fill } from "#locale/fill";
import { Section } from "#ui/layout/Section.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Lead } from "#ui/text/Lead.tsx";
import { AnswersPicture } from "./AnswersPicture.tsx";

/** What the page is about, and below it, as wide as the page, the raw material: answers on one scale. */
export function ScienceHero({
  content,
  chapters,
  t,
}: {
  content: ScienceContent["hero"];
  /** How many chapters there are. */
  chapters: number;
  t: Messages;
}) {
  return (
    <Section labelledBy="science-title" spacing="pt-11 pb-12 lg:pt-18 lg:pb-18">
      <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-5">
        <div className="lg:col-span-3">
          <Headline level={1} variant="hero" id="science-title">
            {content.title}
          </Headline>
        </div>
        <Lead className="lg:col-span-2 lg:pb-2">{fill(content.lead, { count: chapters })}</Lead>
      </div>
      <figure className="mt-12 lg:mt-16">
        <p className="mb-8 font-semibold">{content.picture.title}</p>
        <AnswersPicture
          dimensions={["directiveness"]}
          description={content.picture.description}
          t={t}
        />
        <figcaption className="mt-4 max-w-prose text-pretty text-small text-soft">
          {content.picture.caption}
        </figcaption>
      </figure>
    </Section>
  );
}
