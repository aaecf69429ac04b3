import { Headline } from "#ui/text/Headline.tsx";

interface Week {
  when: string;
  title: string;
  text?: string;
}

/** What happens week by week. `tone` is that of the band which it is in; there it takes the whole width. */
export function WeekGrid({ weeks, tone = "mist" }: { weeks: Week[]; tone?: "mist" | "deep" }) {
  const isDeep = tone === "deep";
  const soft = isDeep ? "text-on-deep-soft" : "text-soft";
  return (
    <ol
      className={`grid ${isDeep ? "grid-cols-2 gap-x-6 lg:grid-cols-4 lg:gap-x-10" : "gap-x-10 sm:grid-cols-2"}`}
    >
      {weeks.map(({ when, title, text }) => (
        <li
          key={when}
          className={`border-t ${isDeep ? "border-on-deep/25 py-3" : "border-edge/35 py-4"}`}
        >
          <p className={`text-small ${soft}`}>{when}</p>
          <Headline level={3}>{title}</Headline>
          {text && <p className={`mt-1 max-w-prose ${soft}`}>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
