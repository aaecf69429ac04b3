import type { ReactNode } from "react";
import type { HomeContent } from "#load/schema/home";
import { fill } from "#locale/fill";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { PointList } from "#ui/text/PointList.tsx";

/** The audiences of the product. The tabs are an island and therefore passed in. */
export function Audiences({
  content,
  children,
}: {
  content: HomeContent["audiences"];
  children: ReactNode;
}) {
  return (
    <Section labelledBy="audiences-title" spacing="pb-band">
      <Headline level={2} variant="heading" id="audiences-title" className="mb-5">
        {content.title}
      </Headline>
      {children}
    </Section>
  );
}

/** What an audience gains: the content of a tab. */
export function Audience({
  content,
  path,
  languages,
}: {
  content: HomeContent["audiences"]["tabs"]["leaders"];
  path: string;
  /** Number of languages of the questionnaires. */
  languages: number;
}) {
  return (
    <div className="grid gap-x-16 gap-y-6 rounded-card border border-line bg-card p-6 sm:p-9 lg:grid-cols-2">
      <div>
        <h3 className="font-bold text-subtitle tracking-subtitle">{content.title}</h3>
        <p className="mt-3 max-w-prose text-soft">{content.text}</p>
        <p className="mt-5">
          <ArrowLink href={path}>{content.link}</ArrowLink>
        </p>
      </div>
      <PointList points={content.points.map((point) => fill(point, { languages }))} />
    </div>
  );
}
