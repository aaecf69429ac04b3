import type { HomeContent } from "#load/schema/home";
import { Section } from "#ui/layout/Section.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { PointList } from "#ui/text/PointList.tsx";

/** The problem that brings people here: they work from half the picture. */
export function Problem({ content }: { content: HomeContent["problem"] }) {
  return (
    <Section labelledBy="problem-title">
      <div className="grid gap-x-16 gap-y-9 lg:grid-cols-2">
        <div>
          <Headline level={2} variant="title" id="problem-title">
            {content.title}
          </Headline>
          <div className="mt-6 grid max-w-prose gap-4 text-soft">
            {content.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <div className="border-line border-t pt-6 lg:border-t-0 lg:border-l lg:pt-2 lg:pl-12">
          <h3 className="mb-5 font-bold text-subtitle tracking-subtitle">{content.signs.title}</h3>
          <PointList points={content.signs.items} view="self" />
        </div>
      </div>
    </Section>
  );
}
