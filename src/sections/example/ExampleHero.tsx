import type { ContentPage } from "#load/page-context";
import { fill } from "#locale/fill";
import { formatInteger } from "#locale/formats";
import { PageHero } from "#ui/layout/PageHero.tsx";
import { talkPath } from "../forms/talk-path.ts";
import type { PlanView } from "../plans/plans.ts";
import { PlanChoice } from "./PlanChoice.tsx";

/** Introduces the example profile, with a choice of the plan whose profile is shown. */
export function ExampleHero({
  page,
  respondents,
  plans,
}: {
  page: ContentPage<"example">;
  respondents: number;
  plans: Pick<PlanView, "id" | "name">[];
}) {
  const { content, t, locale } = page;
  const { category, title, lead } = content.hero;
  return (
    <PageHero
      category={category}
      title={title}
      lead={fill(lead, { count: formatInteger(respondents, locale) })}
      actions={[
        { href: talkPath(page), label: t["action.talk"] },
        { href: page.registerUrl("free"), label: t["action.start"] },
      ]}
      picture="below"
    >
      <PlanChoice page={page} plans={plans} />
    </PageHero>
  );
}
