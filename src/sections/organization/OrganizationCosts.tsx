import type { ContentPage } from "#load/page-context.ts";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Intro } from "#ui/text/Intro.tsx";
import { PlanRows } from "../plans/PlanRows.tsx";
import { formatWorkedPrice } from "../plans/worked-price.ts";

/** Prices of the plans. */
export function OrganizationCosts({ page }: { page: ContentPage<"organization"> }) {
  const content = page.content.costs;
  return (
    <Section labelledBy="costs-title" spacing="band">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <Intro
            id="costs-title"
            variant="heading"
            content={{ title: content.title, lead: content.text }}
            spacing="mt-3 mb-5"
          />
          <p className="mb-5 max-w-prose">
            {formatWorkedPrice(page)} {page.facts.invoicing?.[page.locale]}
          </p>
          <ArrowLink href={page.getHref("pricing")}>{content.pricing}</ArrowLink>
        </div>
        <div className="lg:col-span-7">
          <PlanRows page={page} />
        </div>
      </div>
    </Section>
  );
}
