import type { ScienceContent } from "#load/schema/science";
import type { Source } from "#load/schema/sources";
import type { Locale } from "#locale/languages";

/** One source as a reader looks it up: who, when, what, where, and the link that lasts. */
export function SourceEntry({
  source,
  words,
  locale,
}: {
  source: Source;
  words: ScienceContent["sources"];
  locale: Locale;
}) {
  const { container, publisher, doi } = source;
  const lang = source.lang ?? "en";
  const isForeign = lang !== locale;
  const Title = container ? "span" : "cite";
  return (
    <>
      <span className="font-semibold">{nameAuthors(source.authors, words.and)}</span>{" "}
      {`(${source.year}). `}
      <Title lang={isForeign ? lang : undefined}>{source.title}</Title>
      {/[?.]$/.test(source.title) ? " " : ". "}
      {container && (
        <>
          {source.kind === "chapter" && `${words.in} `}
          <cite lang={isForeign ? lang : undefined}>{container}</cite>
          {whereIn(source, words.pages)}.{" "}
        </>
      )}
      {publisher && !source.authors.includes(publisher) && `${publisher}. `}
      {doi && (
        <a
          href={`https://doi.org/${doi}`}
          className="wrap-anywhere text-spruce text-small underline underline-offset-3 hover:text-ink"
        >
          doi.org/{doi}
        </a>
      )}
    </>
  );
}

function nameAuthors(authors: string[], and: string): string {
  const last = authors.at(-1) ?? "";
  return authors.length < 2 ? last : `${authors.slice(0, -1).join(", ")} ${and} ${last}`;
}

/** Volume, issue and pages behind the name of what they are in. */
function whereIn({ kind, volume, issue, pages }: Source, pagesWord: string): string {
  const number = volume ? ` ${volume}${issue ? `(${issue})` : ""}` : "";
  if (!pages) return number;
  return kind === "chapter" ? `${number} (${pagesWord} ${pages})` : `${number}, ${pages}`;
}
