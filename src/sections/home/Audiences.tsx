import type { ReactNode } from "react";
import { getTabId } from "#islands/tabs/tab-id.ts";
import type { ContentPage } from "#load/page-context";
import { interpolate } from "#locale/interpolate";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { PointList } from "#ui/text/PointList.tsx";

/** The audiences, in the order of their tabs. */
export const audiences = ["individuals", "leaders", "teams", "organizations"] as const;
type AudienceId = (typeof audiences)[number];

export const getAudiencePanelId = (audience: AudienceId) => `audience-${audience}`;

const pages = {
  individuals: "individuals",
  leaders: "leaders",
  teams: "teams",
  organizations: "organization",
} as const;

/** The audiences of the product. The tabs are an island and therefore passed in. */
export function Audiences({ page, children }: { page: ContentPage<"home">; children: ReactNode }) {
  return (
    <Section labelledBy="audiences-title" spacing="band">
      <Headline level={2} id="audiences-title" className="mb-5">
        {page.content.audiences.title}
      </Headline>
      {children}
    </Section>
  );
}

/** What an audience gains: the panel of a tab. All but the first are hidden until their tab opens them. */
export function Audience({ page, id }: { page: ContentPage<"home">; id: AudienceId }) {
  const { locale, facts } = page;
  const content = page.content.audiences.tabs[id];
  const languages = facts.figures[locale].languages.value;
  const panelId = getAudiencePanelId(id);
  return (
    <div
      role="tabpanel"
      id={panelId}
      aria-labelledby={getTabId(panelId)}
      hidden={id !== audiences[0]}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard reaches what is in the panel
      tabIndex={0}
      data-tab-panel
      className="mt-5"
    >
      <div className="grid gap-x-16 gap-y-5 rounded-card border border-line bg-card p-5 sm:p-8 lg:grid-cols-2">
        <div>
          <h3 className="font-bold text-subtitle tracking-subtitle">{content.title}</h3>
          <p className="mt-3 max-w-prose text-soft">{content.text}</p>
          <p className="mt-4">
            <ArrowLink href={page.pathTo(pages[id])}>{content.link}</ArrowLink>
          </p>
        </div>
        <PointList points={content.points.map((point) => interpolate(point, { languages }))} />
      </div>
    </div>
  );
}
