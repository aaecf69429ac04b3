import type { ScienceContent } from "#load/schema/science";
import type { Source } from "#load/schema/sources";
import type { Locale } from "#locale/languages";
import { SourceEntry } from "./SourceEntry.tsx";

/** All sources: the technical reports from the newest on, then the literature by author. */
export function SourceList({
  sources,
  words,
  locale,
}: {
  sources: Record<string, Source>;
  words: ScienceContent["sources"];
  locale: Locale;
}) {
  const all = Object.entries(sources);
  const reports = all
    .filter(([, source]) => source.kind === "report")
    .sort(([, a], [, b]) => b.year - a.year);
  const works = all
    .filter(([, source]) => source.kind !== "report")
    .sort(
      ([, a], [, b]) => (a.authors[0] ?? "").localeCompare(b.authors[0] ?? "") || a.year - b.year,
    );
  return [
    { title: words.reports, entries: reports },
    { title: words.works, entries: works },
  ].map(({ title, entries }) => (
    <section key={title} aria-label={title}>
      <h3 className="mt-10 font-bold text-subtitle tracking-subtitle">{title}</h3>
      <ul className="mt-4 border-line border-b">
        {entries.map(([id, source]) => (
          <li
            key={id}
            id={`source-${id}`}
            tabIndex={-1}
            className="landing border-line border-t py-4"
          >
            <p className="max-w-prose">
              <SourceEntry source={source} words={words} locale={locale} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  ));
}
