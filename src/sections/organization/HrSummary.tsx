import type { ContentPage } from "#load/page-context.ts";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Intro } from "#ui/text/Intro.tsx";
import { PointList } from "#ui/text/PointList.tsx";

/** Short answers for HR and employee representatives, and a link to all of them. */
export function HrSummary({ page }: { page: ContentPage<"organization"> }) {
  const { title, text, lines, link } = page.content.hr;
  return (
    <Section id="hr" tone="mist" labelledBy="hr-title" spacing="band">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
        <div>
          <Intro id="hr-title" variant="heading" content={{ title, lead: text }} spacing="mt-3" />
        </div>
        <div>
          <PointList points={lines} />
          <p className="mt-6">
            <ArrowLink href={page.getHref("hr")}>{link}</ArrowLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
