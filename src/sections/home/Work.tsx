import { Check } from "lucide-react";
import type { ContentPage } from "#load/page-context";
import type { HomeContent } from "#load/schema/home";
import { Badge } from "#ui/controls/Badge.tsx";
import { Card } from "#ui/layout/Card.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Intro } from "#ui/text/Intro.tsx";
import { RespondentList } from "../profile/RespondentList.tsx";

/** How the product is used: the steps of the process, beside the selection of respondents. */
export function Work({ page }: { page: ContentPage<"home"> }) {
  const content = page.content.work;
  const { panel } = page.content;
  return (
    <Section tone="mist" labelledBy="work-title" spacing="py-band">
      <div className="grid gap-x-16 gap-y-9 lg:grid-cols-2">
        <div>
          <Intro id="work-title" content={content} variant="heading" spacing="mt-3" />
          <ol className="mt-6">
            {content.steps.map((step, index) => (
              <li key={step.title} className="flex gap-5 border-line border-t py-3.5">
                <span className="font-bold text-lead text-spruce" aria-hidden="true">
                  {index + 1}
                </span>
                <div>
                  <h3 className="font-semibold text-lead">{step.title}</h3>
                  <p className="text-soft">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
          <p className="mt-4">
            <ArrowLink href={page.pathTo("product")}>{content.link}</ArrowLink>
          </p>
        </div>
        <Panel content={panel} />
      </div>
    </Section>
  );
}

/** The selection of respondents as in the product: people, promises and results. */
function Panel({ content }: { content: HomeContent["panel"] }) {
  return (
    <div>
      <Card className="p-5 sm:p-7">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="font-bold text-subtitle tracking-subtitle">{content.heading}</h3>
          <p className="text-small text-soft">{content.role}</p>
        </div>
        <div className="mt-3">
          <RespondentList people={content.respondents} status={content.status} />
        </div>
        <dl className="grid gap-4 border-line border-t pt-4 grid-cols-2">
          {[content.profile, content.deepDive].map((part) => (
            <div key={part.title}>
              <dt className="font-semibold">{part.title}</dt>
              <dd className="text-small text-soft">{part.text}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <p className="mt-5 font-semibold text-lead">{content.title}</p>
      <ul className="mt-4 flex flex-wrap gap-2 max-sm:hidden">
        {content.badges.map((badge) => (
          <li key={badge}>
            <Badge>
              <Check className="size-3.5" aria-hidden="true" />
              {badge}
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}
