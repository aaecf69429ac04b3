import type { PageContext } from "#load/page-context";
import type { ExampleContent } from "#load/schema/example";
import { fill } from "#locale/fill";
import { PointList } from "#ui/text/PointList.tsx";
import { plansOf } from "./plans.ts";
import { partsAdded } from "./profile-parts.ts";

/** What each plan's profile adds to that of the previous plan, in columns. `level` is of the headings. */
export function ProfilePartLists({
  page,
  words,
  examplePath,
  level,
}: {
  page: PageContext;
  words: Pick<ExampleContent["plans"], "adds" | "same">;
  /** The page that shows an example of each. */
  examplePath?: string;
  level: 3 | 4;
}) {
  const { t, facts } = page;
  const plans = plansOf(page);
  const Heading = `h${level}` as const;
  return (
    <div className="grid gap-x-10 gap-y-8 md:grid-cols-3">
      {plans.map(({ id, name, parts: { profile } }, index) => {
        const before = plans[index - 1];
        if (profile === "none") return null;
        if (before?.parts.profile === profile) {
          return (
            <p key={id} className="md:col-span-3">
              {fill(words.same, { plan: before.name, other: name })}
            </p>
          );
        }
        return (
          <div key={id} className="border-edge/35 border-t pt-5">
            <Heading className="mb-4 font-bold text-subtitle tracking-subtitle">
              {before ? fill(words.adds, { plan: name }) : name}
            </Heading>
            <PointList
              points={partsAdded(profile, facts.profileHolds).map(
                (part) => t[`plan.holds.${part}`],
              )}
            />
            {examplePath && (
              <a
                href={`${examplePath}#${id}`}
                className="mt-3 inline-flex min-h-6 items-center text-small underline decoration-producer decoration-2 underline-offset-4 touch:min-h-11"
              >
                {fill(t["plan.holds.link"], { plan: name })}
              </a>
            )}
          </div>
        );
      })}
    </div>
  );
}
