import { Dot } from "#ui/marks/Shapes.tsx";

const drawings = {
  growing: (
    <>
      <circle cx="24" cy="86" r="9" className="fill-none stroke-ink" strokeWidth="5" />
      <circle cx="48" cy="68" r="16" className="fill-none stroke-ink" strokeWidth="6" />
      <Dot cx="84" cy="42" r="27" />
    </>
  ),
  kept: (
    <>
      <circle cx="60" cy="60" r="44" className="fill-none stroke-ink" strokeWidth="11" />
      <Dot cx="60" cy="60" r="20" />
    </>
  ),
  meeting: (
    <>
      <Dot cx="78" cy="60" r="34" />
      <circle cx="44" cy="60" r="31" className="fill-none stroke-ink" strokeWidth="10" />
    </>
  ),
};

/** How the two views stand to each other, as a sign for a value: growing, kept safe, meeting. Decorative. */
export function ValueMark({ drawing }: { drawing: keyof typeof drawings }) {
  return (
    <svg viewBox="0 0 120 120" className="block size-24 shrink-0 sm:size-30" aria-hidden="true">
      {drawings[drawing]}
    </svg>
  );
}
