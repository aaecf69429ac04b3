import Check from "lucide-react/icons/check";
import type { PlanLevel } from "#load/schema/facts.ts";
import type { InterfaceTexts } from "#load/schema/interface-texts.ts";

/** The extent to which a plan includes a part: a tick, the word "Lite", or a dash. */
export function LevelMark({ level, t }: { level: PlanLevel; t: InterfaceTexts }) {
  const name = t[`plan.level.${level}`];
  if (level === "lite") return <span className="font-semibold text-small">{name}</span>;
  return (
    <span>
      {level === "none" ? (
        <span aria-hidden="true">–</span>
      ) : (
        <Check className="inline size-5" aria-hidden="true" />
      )}
      <span className="sr-only">{name}</span>
    </span>
  );
}
