import type { ContentPage } from "#load/page-context.ts";
import { formatInteger } from "#locale/formats.ts";
import { interpolate } from "#locale/interpolate.ts";
import { switchList, switchOption } from "#ui/controls/switch.ts";
import { PageHero } from "#ui/layout/PageHero.tsx";
import { getContactHref } from "../forms/contact-href.ts";
import { listShownPlans } from "../plans/plans.ts";

/** Introduces the example profile, with a choice of the plan whose profile is shown. */
export function ExampleHero({
  page,
  respondents,
}: {
  page: ContentPage<"example">;
  respondents: number;
}) {
  const { content, t, locale } = page;
  return (
    <PageHero
      {...content.hero}
      lead={interpolate(content.hero.lead, { count: formatInteger(respondents, locale) })}
      actions={[
        { href: getContactHref(page), label: t["action.talk"] },
        { href: page.getRegisterUrl("free"), label: t["action.start"] },
      ]}
      picture="below"
    >
      <PlanChoice page={page} />
    </PageHero>
  );
}

/**
 * The choice of the plan whose profile is shown. Plans are links to fragments, so that other pages can
 * link to them, Back undoes the choice, and it works without JavaScript. Each plan is rendered as a link
 * and as the current one; the page's style hides one of them.
 */
function PlanChoice({ page }: { page: ContentPage<"example"> }) {
  const content = page.content.plans;
  return (
    <nav
      aria-label={content.label}
      data-screen-only
      className="flex flex-wrap items-center gap-x-3 gap-y-2 sm:gap-x-4"
    >
      <p className="text-small text-soft">{content.label}</p>
      <ul className={`${switchList} flex grow flex-wrap text-small sm:grow-0`}>
        {listShownPlans(page).map(({ id, name }) => (
          <li key={id} id={id} className="plan-option grow">
            <a href={`#${id}`} className={switchOption}>
              {name}
            </a>
            <strong aria-current="true" className={switchOption}>
              {name}
            </strong>
          </li>
        ))}
      </ul>
    </nav>
  );
}
