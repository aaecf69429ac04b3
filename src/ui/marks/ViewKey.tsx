import { Mark } from "./Mark.tsx";
import { DottedLine } from "./Shapes.tsx";

/** The legend of a drawing: which mark is whose view. */
export function ViewKey({
  self,
  others,
  guessed = false,
  line,
}: {
  self: string;
  /** Undefined in a drawing of the own view alone. */
  others?: string | undefined;
  /** Whether the view of others is a guess. */
  guessed?: boolean;
  /** What the dotted line between the marks stands for, if that has to be said. */
  line?: string;
}) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-small text-soft">
      <li className="inline-flex items-center gap-2">
        <Mark view="self" className="size-4 text-ink" />
        <span>{self}</span>
      </li>
      {others && (
        <li className="inline-flex items-center gap-2">
          <Mark view={guessed ? "guess" : "others"} />
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
