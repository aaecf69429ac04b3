import type { ExampleContent } from "#load/schema/example";
import type { Messages } from "#load/schema/messages";
import { fill } from "#locale/fill";
import { formatInteger } from "#locale/formats";
import type { Locale } from "#locale/languages";
import { PageHero } from "#ui/layout/PageHero.tsx";
import type { PlanView } from "../plans/plans.ts";
import { PlanChoice } from "./PlanChoice.tsx";

/** Introduces the example profile, with a choice of the plan whose profile is shown. */
export function ExampleHero({
  content,
  respondents,
  plans,
  t,
  locale,
  talkPath,
  startPath,
}: {
  content: ExampleContent;
  respondents: number;
  plans: Pick<PlanView, "id" | "name">[];
  t: Messages;
  locale: Locale;
  talkPath: string;
  startPath: string;
}) {
  const { category, title, lead } = content.hero;
  return (
    <PageHero
      category={category}
      title={title}
      lead={fill(lead, { count: formatInteger(respondents, locale) })}
      actions={[
        { href: talkPath, label: t["action.talk"] },
        { href: startPath, label: t["action.start"] },
      ]}
      picture="below"
    >
      <PlanChoice content={content.plans} plans={plans} />
    </PageHero>
  );
}
