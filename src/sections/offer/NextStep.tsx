import type { Messages } from "#load/schema/messages";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";

/** Paths of the next steps from a page. */
export interface NextSteps {
  talk: string;
  start: string;
  example?: string;
}

/**
 * Links to the next steps, for the end of a part of a long page. `first` is the likelier one for the
 * page's audience.
 */
export function NextStep({
  t,
  steps,
  first = "talk",
}: {
  t: Messages;
  steps: NextSteps;
  first?: "talk" | "start";
}) {
  const names = { talk: t["action.talk"], start: t["action.start"] };
  const second = first === "talk" ? "start" : "talk";
  const quiet = "inline-block py-1 font-semibold text-soft hover:underline touch:py-2.5";
  return (
    <p className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-2">
      <ArrowLink href={steps[first]}>{names[first]}</ArrowLink>
      <a href={steps[second]} className={quiet}>
        {names[second]}
      </a>
      {steps.example && (
        <a href={steps.example} className={quiet}>
          {t["action.example"]}
        </a>
      )}
    </p>
  );
}
