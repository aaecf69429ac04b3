import type { Facts } from "#load/schema/facts";
import type { HomeContent } from "#load/schema/home";
import type { Messages } from "#load/schema/messages";
import { formatFigure } from "#locale/formats";
import type { Locale } from "#locale/languages";
import { Section } from "#ui/layout/Section.tsx";

/** Six figures about the product, each from the facts of its market. */
export function Figures({
  content,
  facts,
  t,
  locale,
}: {
  content: HomeContent["figures"];
  facts: Facts;
  t: Messages;
  locale: Locale;
}) {
  const figures = facts.figures[locale];
  const rows = [
    { figure: figures.countries, label: t["figure.countries"] },
    { figure: figures.organisations, label: t["figure.organisations"] },
    { figure: figures.users, label: t["figure.users"] },
    { figure: figures.languages, label: t["figure.languages"] },
    { figure: figures.forms, label: t["figure.forms"] },
    { figure: figures.questions, label: t["figure.questions"] },
  ];
  return (
    <Section tone="deep" label={content.title} spacing="py-11">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-7 md:grid-cols-3 lg:grid-cols-6">
        {rows.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-on-deep-soft text-small">{label}</dt>
            <dd className="font-bold text-figure tracking-title">
              {formatFigure(figure, t["figure.millions"], locale)}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
