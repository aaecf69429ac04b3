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
      className={`grid size-11 shrink-0 place-items-center rounded-field font-bold text-ink text-small ${tints[tint % tints.length]}`}
    >
      {getInitials(name)}
    </span>
  );
}

/** The initials of the first two words that start with a letter. */
export function getInitials(name: string): string {
  return name
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0).toUpperCase())
    .join("");
}
