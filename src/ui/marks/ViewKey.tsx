import { Mark } from "./Mark.tsx";
import { DottedLine } from "./Shapes.tsx";

/** The legend of a drawing: which mark is whose view. */
export function ViewKey({
  self,
  guess,
  others,
  line,
}: {
  /** Each is left out in a drawing without that view. */
  self?: string | undefined;
  guess?: string | undefined;
  others?: string | undefined;
  /** What the dotted line between the marks stands for, if that has to be said. */
  line?: string;
}) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-small text-soft">
      {self && (
        <li className="inline-flex items-center gap-2">
          <Mark view="self" className="size-4 text-ink" />
          <span>{self}</span>
        </li>
      )}
      {guess && (
        <li className="inline-flex items-center gap-2">
          <Mark view="guess" />
          <span>{guess}</span>
        </li>
      )}
      {others && (
        <li className="inline-flex items-center gap-2">
          <Mark view="others" />
          <span>{others}</span>
        </li>
      )}
      {line && (
        <li className="inline-flex items-center gap-2">
          <svg viewBox="0 0 40 8" className="w-10 shrink-0" aria-hidden="true">
            <DottedLine d="M2 4H38" strokeWidth="2.5" strokeDasharray="1 6" />
          </svg>
          <span>{line}</span>
        </li>
      )}
    </ul>
  );
}
