import Check from "lucide-react/icons/check";
import type { PlanLevel } from "#load/schema/facts.ts";
import type { InterfaceTexts } from "#load/schema/interface-texts.ts";

/** The extent to which a plan includes a part: a tick, for the full profile with its word, "Lite", or a dash. */
export function LevelMark({ level, t }: { level: PlanLevel; t: InterfaceTexts }) {
  const name = t[`plan.level.${level}`];
  if (level === "lite") return <span className="font-semibold text-small">{name}</span>;
  return (
    <span
      className={level === "full" ? "flex flex-wrap items-center gap-x-1.5 md:max-xl:-mr-3" : ""}
    >
      {level === "none" ? (
        <span aria-hidden="true">–</span>
      ) : (
        <Check className="inline size-5" aria-hidden="true" />
      )}
      <span className={level === "full" ? "font-semibold text-fine" : "sr-only"}>{name}</span>
    </span>
  );
}
