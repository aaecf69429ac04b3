import type { ContentPage } from "#load/page-context.ts";
import { interpolate } from "#locale/interpolate.ts";
import { switchList, switchOption } from "#ui/controls/switch.ts";
import { Card } from "#ui/layout/Card.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { PointList } from "#ui/text/PointList.tsx";

/** The audiences, in the order of their tabs. */
const audiences = ["individuals", "leaders", "teams", "organizations"] as const;
type AudienceId = (typeof audiences)[number];

const getPanelId = (audience: AudienceId) => `audience-${audience}`;
const getTabId = (audience: AudienceId) => `${getPanelId(audience)}-tab`;

const pages = {
  individuals: "individuals",
  leaders: "leaders",
  teams: "teams",
  organizations: "organization",
} as const;

/**
 * The audiences of the product, in tabs that `audience-tabs.ts` opens. Without script the tabs are hidden and all
 * panels shown.
 */
export function Audiences({ page }: { page: ContentPage<"home"> }) {
  const { title, tabs } = page.content.audiences;
  return (
    <Section labelledBy="audiences-title" spacing="band">
      <Headline level={2} id="audiences-title" className="mb-5">
        {title}
      </Headline>
      <div
        role="tablist"
        aria-label={title}
        className={`${switchList} grid grid-cols-2 sm:flex sm:w-fit sm:flex-wrap plain:hidden`}
      >
        {audiences.map((id) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={getTabId(id)}
            aria-selected={id === audiences[0]}
            aria-controls={getPanelId(id)}
            tabIndex={id === audiences[0] ? 0 : -1}
            className={switchOption}
          >
            {tabs[id].label}
          </button>
        ))}
      </div>
      {audiences.map((id) => (
        <Audience key={id} page={page} id={id} />
      ))}
    </Section>
  );
}

/** The panel of a tab: what an audience gains. All but the first are hidden until their tab opens them. */
function Audience({ page, id }: { page: ContentPage<"home">; id: AudienceId }) {
  const { locale, facts } = page;
  const content = page.content.audiences.tabs[id];
  const languages = facts.figures[locale].languages.value;
  return (
    <div
      role="tabpanel"
      id={getPanelId(id)}
      aria-labelledby={getTabId(id)}
      hidden={id !== audiences[0]}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the panel must be reachable by keyboard
      tabIndex={0}
      data-tab-panel
      className="mt-5"
    >
      <Card className="grid break-inside-avoid gap-x-16 gap-y-5 p-5 sm:p-8 lg:grid-cols-2">
        <div>
          <h3 className="font-bold text-subtitle tracking-subtitle">{content.title}</h3>
          <p className="mt-3 max-w-prose text-soft">{content.text}</p>
          <p className="mt-4">
            <ArrowLink href={page.getHref(pages[id])}>{content.link}</ArrowLink>
          </p>
        </div>
        <PointList
          points={content.points.map((point) => interpolate(point, { languages }))}
          className="content-start"
        />
      </Card>
    </div>
  );
}
