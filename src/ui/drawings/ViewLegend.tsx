import type { ReactNode } from "react";
import { DottedLine } from "./Shapes.tsx";
import { ViewMark } from "./ViewMark.tsx";

/** The legend of a drawing, with the mark of each view. */
export function ViewLegend({
  self,
  guess,
  others,
  line,
  className = "",
}: {
  /** Each is left out in a drawing without that view. */
  self?: string | undefined;
  guess?: string | undefined;
  others?: string | undefined;
  /** The meaning of the dotted line between the marks, if it needs words. */
  line?: string;
  className?: string;
}) {
  const dottedLine = (
    <svg viewBox="0 0 40 8" className="w-10 shrink-0" aria-hidden="true">
      <DottedLine d="M2 4H38" strokeWidth="2.5" strokeDasharray="1 6" />
    </svg>
  );
  return (
    <ul className={`flex flex-wrap gap-x-6 gap-y-1 text-small text-soft ${className}`}>
      <Entry mark={<ViewMark view="self" className="size-4 text-ink" />} text={self} />
      <Entry mark={<ViewMark view="guess" />} text={guess} />
      <Entry mark={<ViewMark view="others" />} text={others} />
      <Entry mark={dottedLine} text={line} />
    </ul>
  );
}

function Entry({ mark, text }: { mark: ReactNode; text: string | undefined }) {
  if (!text) return null;
  return (
    <li className="inline-flex items-center gap-2">
      {mark}
      <span>{text}</span>
    </li>
  );
}
