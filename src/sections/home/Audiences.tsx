import type { ReactNode } from "react";
import type { ContentPage } from "#load/page-context";
import { fill } from "#locale/fill";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { PointList } from "#ui/text/PointList.tsx";

/** The audiences of the product. The tabs are an island and therefore passed in. */
export function Audiences({ page, children }: { page: ContentPage<"home">; children: ReactNode }) {
  return (
    <Section labelledBy="audiences-title" spacing="pb-band">
      <Headline level={2} variant="heading" id="audiences-title" className="mb-5">
        {page.content.audiences.title}
      </Headline>
      {children}
    </Section>
  );
}

/** What an audience gains: the content of a tab. */
export function Audience({
  page,
  tab,
  target,
}: {
  page: ContentPage<"home">;
  tab: "individuals" | "leaders" | "teams" | "organizations";
  /** The page of the audience. */
  target: "individuals" | "leaders" | "teams" | "organization";
}) {
  const { locale, facts } = page;
  const content = page.content.audiences.tabs[tab];
  const languages = facts.figures[locale].languages.value;
  return (
    <div className="grid gap-x-16 gap-y-6 rounded-card border border-line bg-card p-6 sm:p-9 lg:grid-cols-2">
      <div>
        <h3 className="font-bold text-subtitle tracking-subtitle">{content.title}</h3>
        <p className="mt-3 max-w-prose text-soft">{content.text}</p>
        <p className="mt-5">
          <ArrowLink href={page.pathTo(target)}>{content.link}</ArrowLink>
        </p>
      </div>
      <PointList points={content.points.map((point) => fill(point, { languages }))} />
    </div>
  );
}
