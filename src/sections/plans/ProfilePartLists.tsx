import type { PageContext } from "#load/page-context";
import type { ExampleContent } from "#load/schema/example";
import { interpolate } from "#locale/interpolate";
import { PointList } from "#ui/text/PointList.tsx";
import { listPlans } from "./plans.ts";
import { listAddedParts } from "./profile-parts.ts";

/** What each plan's profile adds to that of the previous plan, in columns. `level` is of the headings. */
export function ProfilePartLists({
  page,
  words,
  level,
}: {
  page: PageContext;
  words: Pick<ExampleContent["plans"], "adds" | "same">;
  level: 3 | 4;
}) {
  const { t, facts } = page;
  const plans = listPlans(page);
  const Heading = `h${level}` as const;
  return (
    <div className="grid gap-x-10 gap-y-5 md:gap-y-8 md:grid-cols-3">
      {plans.map(({ id, name, parts: { profile } }, index) => {
        const before = plans[index - 1];
        if (profile === "none") return null;
        if (before?.parts.profile === profile) {
          return (
            <p key={id} className="md:col-span-3">
              {interpolate(words.same, { plan: before.name, other: name })}
            </p>
          );
        }
        return (
          <div key={id} className="border-edge/35 border-t pt-4 md:pt-5">
            <Heading className="mb-2.5 md:mb-4 font-bold text-subtitle tracking-subtitle">
              {before ? interpolate(words.adds, { plan: name }) : name}
            </Heading>
            <PointList
              points={listAddedParts(profile, facts.profileHolds).map(
                (part) => t[`plan.holds.${part}`],
              )}
            />
          </div>
        );
      })}
    </div>
  );
}
