const tints = ["bg-rapporteur/24", "bg-motivator/26", "bg-processor/20", "bg-producer/20"] as const;

/** A drawn logo: the first letters of a name on a pattern's tint. Decorative: the name stands beside it. */
export function Initials({
  name,
  tint,
}: {
  name: string;
  /** Any number: the tints come in turn. */
  tint: number;
}) {
  return (
    <span
      aria-hidden="true"
      className={`grid size-11 shrink-0 place-items-center rounded-field font-bold text-ink text-small ${tints[Math.abs(tint) % tints.length]}`}
    >
      {initialsOf(name)}
    </span>
  );
}

/** The first letters of the first two words that begin with a letter. */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0).toUpperCase())
    .join("");
}
