import { Headline } from "#ui/text/Headline.tsx";

/** The events of several weeks. In a `deep` band the grid takes the whole width, and phones show it in brief. */
export function WeekGrid({
  weeks,
  tone = "mist",
}: {
  weeks: { when: string; title: string; text: string }[];
  tone?: "mist" | "deep";
}) {
  const isDeep = tone === "deep";
  const soft = isDeep ? "text-on-deep-soft" : "text-soft";
  return (
    <ol
      className={`grid ${isDeep ? "grid-cols-2 gap-x-6 lg:grid-cols-4 lg:gap-x-10" : "gap-x-10 sm:grid-cols-2 print:grid-cols-4"}`}
    >
      {weeks.map(({ when, title, text }) => (
        <li
          key={when}
          className={`hyphens-auto border-t ${isDeep ? "border-on-deep/25 py-2.5 lg:py-3" : "border-edge/35 py-4"}`}
        >
          <p className={`text-small ${soft}`}>{when}</p>
          <Headline level={3}>{title}</Headline>
          <p className={`mt-1 max-w-prose ${soft} ${isDeep ? "max-md:hidden" : ""}`}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
