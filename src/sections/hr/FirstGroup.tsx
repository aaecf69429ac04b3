import type { ContentPage } from "#load/page-context.ts";
import { ButtonLink } from "#ui/controls/Button.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { WeekGrid } from "../audience/WeekGrid.tsx";
import { getContactHref } from "../forms/contact-href.ts";
import { formatWorkedPrice } from "../plans/worked-price.ts";
import { HrPart } from "./HrPart.tsx";

/** A first group, week by week, and its price. */
export function FirstGroup({ page }: { page: ContentPage<"hr"> }) {
  const { start } = page.content;
  return (
    <HrPart id="start" content={start} tone="mist">
      <WeekGrid weeks={start.weeks} />
      <div className="border-edge/35 border-t pt-4">
        <p className="max-w-prose font-semibold">{formatWorkedPrice(page)}</p>
      </div>
      <p data-screen-only className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4">
        <ButtonLink href={getContactHref(page)}>{page.t["action.talk"]}</ButtonLink>
        <ArrowLink href={page.getHref("pricing")}>{start.pricing}</ArrowLink>
      </p>
    </HrPart>
  );
}
