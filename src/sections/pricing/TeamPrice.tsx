import type { ContentPage } from "#load/page-context.ts";
import { formatInteger } from "#locale/formats.ts";
import { interpolate } from "#locale/interpolate.ts";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { listPlans } from "../plans/plans.ts";
import { formatWorkedPrice } from "../plans/worked-price.ts";
import { computeYearlyPrice } from "../plans/yearly-price.ts";
import { CertificationPrice } from "./CertificationPrice.tsx";

const teamSizes = [8, 25, 60];

/** A year's price of the paid plans for several numbers of people, and that of a certified facilitator. */
export function TeamPrice({ page }: { page: ContentPage<"pricing"> }) {
  const content = page.content.team;
  const { t, locale, facts } = page;
  const prices = facts.prices[locale];
  const columns = listPlans(page).flatMap(({ id, name }) =>
    id === "starter" || id === "growth"
      ? [{ id, name, price: computeYearlyPrice(prices[id], prices) }]
      : [],
  );
  return (
    <Section labelledBy="team-title" spacing="band">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <Headline id="team-title" variant="heading">
            {content.title}
          </Headline>
          <table className="mt-2 w-full text-left">
            <caption className="pb-3 text-left text-soft">{content.caption}</caption>
            <thead>
              <tr className="text-small text-soft">
                <th scope="col" className="pb-3 font-semibold">
                  {content.people}
                </th>
                {columns.map(({ id, name }) => (
                  <th
                    key={id}
                    scope="col"
                    className="pb-3 pl-2 text-right wrap-anywhere hyphens-auto font-semibold sm:pl-4"
                  >
                    {name}
                    <span className="block font-normal">{content.year}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {teamSizes.map((people) => (
                <tr key={people} className="border-line border-t align-top">
                  <th
                    scope="row"
                    className="py-2 wrap-anywhere hyphens-auto font-semibold sm:py-2.5"
                  >
                    {interpolate(content.count, { count: formatInteger(people, locale) })}
                  </th>
                  {columns.map(({ id, price }) => (
                    <td
                      key={id}
                      className="py-2 pl-2 text-right font-bold sm:py-2.5 tabular sm:pl-4 sm:text-subtitle"
                    >
                      {allowLineBreak(page.formatPrice(price * people))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p className="border-line border-t pt-3.5">{content.note}</p>
          <Headline level={3} className="mt-5">
            {content.start.title}
          </Headline>
          <p className="mt-1 max-w-prose">
            {content.start.text} {formatWorkedPrice(page)}
          </p>
          <p className="mt-2 flex flex-wrap items-center gap-x-8 gap-y-2">
            <ArrowLink href="#contact">{t["action.talk"]}</ArrowLink>
            <ArrowLink href={page.getHref("hr", "start")}>{content.start.link}</ArrowLink>
          </p>
        </div>
        <CertificationPrice page={page} />
      </div>
    </Section>
  );
}

/** Allows a line break before the currency, for narrow windows. */
function allowLineBreak(price: string): string {
  return price.replace(/\u00a0(?=\D+$)/, " ");
}
