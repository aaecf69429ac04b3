import type { PageContext } from "#load/page-context";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { talkPath } from "./talk-path.ts";

/**
 * Links to the next steps, for the end of a part of a long page. `first` is the likelier one for the
 * page's audience.
 */
export function NextStep({
  page,
  first = "talk",
  withExample = true,
}: {
  page: PageContext;
  first?: "talk" | "start";
  /** Whether to link to the example profile, too. */
  withExample?: boolean;
}) {
  const { t } = page;
  const steps = { talk: talkPath(page), start: page.registerUrl("free") };
  const names = { talk: t["action.talk"], start: t["action.start"] };
  const second = first === "talk" ? "start" : "talk";
  const quiet =
    "inline-block py-1 font-semibold text-soft underline underline-offset-4 hover:text-ink touch:py-2.5";
  return (
    <p className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-2">
      <ArrowLink href={steps[first]}>{names[first]}</ArrowLink>
      <a href={steps[second]} className={quiet}>
        {names[second]}
      </a>
      {withExample && (
        <a href={page.pathTo("example")} className={quiet}>
          {t["action.example"]}
        </a>
      )}
    </p>
  );
}
