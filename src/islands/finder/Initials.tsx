import { getInitials } from "#ui/text/get-initials.ts";

const tints = [
  "bg-rapporteur-field",
  "bg-motivator-field",
  "bg-processor-field",
  "bg-producer-field",
] as const;

/** Initials in place of a logo. Decorative, since the name is beside it. */
export function Initials({
  name,
  tint,
}: {
  name: string;
  /** A number from 0: the tints repeat. */
  tint: number;
}) {
  return (
    <span
      aria-hidden="true"
      className={`grid size-11 shrink-0 place-items-center rounded-field font-bold text-ink text-small forced-colors:bg-transparent ${tints[tint % tints.length]}`}
    >
      {getInitials(name)}
    </span>
  );
}
