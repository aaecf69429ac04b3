import { Check } from "lucide-react";
import type { HomeContent } from "#load/schema/home";
import { Badge } from "#ui/controls/Badge.tsx";
import { Card } from "#ui/layout/Card.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Intro } from "#ui/text/Intro.tsx";
import { RespondentList } from "../profile/RespondentList.tsx";

/** How choosing respondents looks in the product: the people, three promises, and what comes of it. */
export function Panel({ content }: { content: HomeContent["panel"] }) {
  return (
    <Section tone="mist" labelledBy="panel-title">
      <div className="grid items-center gap-x-18 gap-y-9 lg:grid-cols-2">
        <div>
          <Intro id="panel-title" content={content} spacing="mt-4 mb-6" />
          <ul className="flex flex-wrap gap-2">
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
        <Card className="p-5 sm:p-7">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 className="font-bold text-subtitle tracking-subtitle">{content.heading}</h3>
            <p className="text-small text-soft">{content.role}</p>
          </div>
          <div className="mt-3">
            <RespondentList people={content.respondents} status={content.status} />
          </div>
          <dl className="grid gap-4 border-line border-t pt-4 sm:grid-cols-2">
            {[content.profile, content.deepDive].map((part) => (
              <div key={part.title}>
                <dt className="font-semibold">{part.title}</dt>
                <dd className="text-small text-soft">{part.text}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
    </Section>
  );
}
