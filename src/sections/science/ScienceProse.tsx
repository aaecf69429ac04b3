import type { Profile } from "#instrument/profile.ts";
import type { ContentPage } from "#load/page-context.ts";
import type { ChartId, IllustrationId } from "#load/schema/science-figures.ts";
import type { Science, ScienceText } from "#load/science.ts";
import { Prose } from "#ui/text/Prose.tsx";
import { Illustration } from "./Illustration.tsx";
import { ScienceChart } from "./ScienceChart.tsx";
import { formatSource } from "./SourceList.tsx";

/** The prose of a chapter or an aspect, with its figures and its links to chapters, terms and sources. */
export function ScienceProse({
  page,
  text,
  level,
  science,
  profile,
}: {
  page: ContentPage<"science">;
  text: ScienceText<string>;
  level: 3 | 4;
  science: Science;
  profile: Profile;
}) {
  const { content, locale } = page;
  return (
    <Prose
      markdown={text.markdown}
      level={level}
      title={text.title}
      lang={text.lang === locale ? undefined : text.lang}
      resolve={toFragment}
      figure={(id) => {
        const figure = science.figures[id];
        const source = figure && science.sources[figure.source];
        if (!figure || !source) {
          return <Illustration page={page} id={id as IllustrationId} profile={profile} />;
        }
        return (
          <ScienceChart
            page={page}
            id={id as ChartId}
            chart={figure}
            sourceName={formatSource(source, content.sources)}
          />
        );
      }}
    />
  );
}

/**
 * Converts a link to a chapter, term or source (`term:role`) to a fragment; other links are unchanged.
 */
function toFragment(href: string): string {
  const [, kind, id] = /^(chapter|term|source):(.+)$/.exec(href) ?? [];
  if (!kind) return href;
  return kind === "chapter" ? `#${id}` : `#${kind}-${id}`;
}
