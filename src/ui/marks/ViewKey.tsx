import { Mark } from "./Mark.tsx";

/** The legend of a drawing: which mark is whose view. */
export function ViewKey({
  self,
  others,
  guessed = false,
}: {
  self: string;
  /** Undefined in a drawing of the own view alone. */
  others?: string | undefined;
  /** Whether the view of others is a guess. */
  guessed?: boolean;
}) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-small text-soft">
      <li className="inline-flex items-center gap-2">
        <Mark view="self" className="size-4 text-ink" />
        {self}
      </li>
      {others && (
        <li className="inline-flex items-center gap-2">
          <Mark view={guessed ? "guess" : "others"} />
          {others}
        </li>
      )}
    </ul>
  );
}
