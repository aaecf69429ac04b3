import type { ContentPage, PageContext } from "#load/page-context.ts";
import type { OrganizationContent } from "#load/schema/organization.ts";
import { ViewLegend } from "#ui/drawings/ViewLegend.tsx";
import { Card } from "#ui/layout/Card.tsx";
import { PageHero } from "#ui/layout/PageHero.tsx";
import { Scale } from "#ui/scales/Scale.tsx";
import { getContactHref } from "../forms/contact-href.ts";
import { ScalesTextAlternative } from "../profile/ScalesTextAlternative.tsx";
import { UsageSentence } from "../proof/UsageSentence.tsx";

/** The first section of the page for organisations, with a report by group below. */
export function OrganizationHero({ page }: { page: ContentPage<"organization"> }) {
  const content = page.content.hero;
  const { t } = page;
  return (
    <PageHero
      {...content}
      actions={[
        { href: getContactHref(page), label: t["action.talk"] },
        { href: page.getHref("hr"), label: content.answers },
      ]}
      proof={<UsageSentence page={page} figure="organisations" />}
      picture="below"
    >
      <GroupReport page={page} report={content.report} />
    </PageHero>
  );
}

/**
 * Results by group: a row for each function with both views on a scale and their interpretation. A line through all
 * scales is the middle of the norm group.
 */
function GroupReport({
  page,
  report,
}: {
  page: PageContext;
  report: OrganizationContent["hero"]["report"];
}) {
  const { t } = page;
  return (
    <Card variant="main" className="p-5 sm:p-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="font-semibold text-lead">{report.title}</p>
        <p className="text-fine text-soft">{report.note}</p>
      </div>
      <div className="mt-4 grid items-end gap-x-8 gap-y-4 pb-2 lg:grid-cols-12">
        <ViewLegend className="lg:col-span-4 lg:col-start-9 lg:row-start-1" {...report.key} />
        <p className="grid grid-cols-3 items-end px-2.5 text-small text-soft lg:col-span-5 lg:col-start-4 lg:row-start-1">
          <span>{t["dimension.directiveness.low"]}</span>
          <span className="text-center text-fine leading-tight">{report.middle}</span>
          <span className="text-right">{t["dimension.directiveness.high"]}</span>
        </p>
      </div>
      <ul>
        {report.groups.map(({ name, count, self, others, reading }) => (
          <li
            key={name}
            className="grid items-center gap-x-8 gap-y-2 border-line border-t py-4 lg:grid-cols-12"
          >
            <p className="flex flex-wrap items-baseline justify-between gap-x-3 lg:col-span-3 lg:block">
              <span className="font-semibold">{name}</span>{" "}
              <span className="text-fine text-soft lg:block">{count}</span>
            </p>
            <div className="relative px-2.5 lg:col-span-5 lg:-my-4 lg:flex lg:flex-col lg:justify-center lg:self-stretch">
              <span className="absolute -inset-y-1 left-1/2 border-edge border-l lg:inset-y-0" />
              <div className="relative">
                <Scale self={self} others={others} />
              </div>
            </div>
            <p className="text-soft lg:col-span-4">{reading}</p>
          </li>
        ))}
      </ul>
      <ScalesTextAlternative
        page={page}
        rows={report.groups}
        heads={report.key}
        name={report.title}
      />
    </Card>
  );
}
