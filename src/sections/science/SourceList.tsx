import { getFormLink } from "#contract/forms.ts";
import type { ContentPage } from "#load/page-context.ts";
import type { ScienceContent } from "#load/schema/science.ts";
import type { Source } from "#load/schema/sources.ts";
import type { LoadedSource } from "#load/science.ts";
import { interpolate } from "#locale/interpolate.ts";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { ReportDownloads } from "./ReportDownloads.tsx";

type Bibliographic = Omit<Source, "files">;

/** All sources: the technical reports, newest first, and where to ask for one, then the literature by author. */
export function SourceList({
  page,
  sources,
}: {
  page: ContentPage<"science">;
  sources: Record<string, LoadedSource>;
}) {
  const texts = page.content.sources;
  const sourceEntries = Object.entries(sources);
  const reports = sourceEntries
    .filter(([, source]) => source.kind === "report")
    .sort(([, a], [, b]) => b.year - a.year);
  const works = sourceEntries
    .filter(([, source]) => source.kind !== "report")
    .sort(
      ([, a], [, b]) => (a.authors[0] ?? "").localeCompare(b.authors[0] ?? "") || a.year - b.year,
    );
  return [
    { title: texts.reports, entries: reports },
    { title: texts.works, entries: works },
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
              <SourceEntry page={page} source={source} />
            </p>
            <ReportDownloads page={page} sources={[source]} />
          </li>
        ))}
      </ul>
      {entries === reports && reports.some(([, { files }]) => files.length === 0) && (
        <p className="mt-4">
          <ArrowLink href={getFormLink("contactMessage", page.locale)}>{texts.ask}</ArrowLink>
        </p>
      )}
    </section>
  ));
}

/** A bibliographic entry: author, year, title, publication and DOI. */
function SourceEntry({ page, source }: { page: ContentPage<"science">; source: Bibliographic }) {
  const sourceTexts = page.content.sources;
  const { locale } = page;
  const { container, publisher, doi } = source;
  const lang = source.lang ?? "en";
  const isForeign = lang !== locale;
  const Title = container ? "span" : "cite";
  const stop = /[?.]$/.test(source.title) ? " " : ". ";
  const imprint = publisher && !source.authors.includes(publisher) ? `${publisher}. ` : "";
  return (
    <>
      <span className="font-semibold">{formatAuthors(source.authors, sourceTexts.and)}</span>
      {` (${source.year}). `}
      <Title lang={isForeign ? lang : undefined}>{source.title}</Title>
      {container ? (
        <>
          {source.kind === "chapter" ? `${stop}${sourceTexts.in} ` : stop}
          <cite lang={isForeign ? lang : undefined}>{container}</cite>
          {`${formatIssueAndPages(source, sourceTexts.pages)}. ${imprint}`}
        </>
      ) : (
        stop + imprint
      )}
      {doi && (
        <a
          href={`https://doi.org/${doi}`}
          className="wrap-anywhere text-spruce text-small underline underline-offset-3 hover:text-ink"
        >
          {`doi.org/${doi}`}
        </a>
      )}
    </>
  );
}

/** A source's short name: "Technical report 2024", "Osgood et al. 1957". */
export function formatSource(source: Bibliographic, words: ScienceContent["sources"]): string {
  if (source.kind === "report") return interpolate(words.report, { year: source.year });
  const [first = "", second, ...more] = source.authors.map((author) => author.split(",")[0] ?? "");
  const names = second === undefined ? first : `${first} ${words.and} ${second}`;
  return `${more.length > 0 ? `${first} et al.` : names} ${source.year}`;
}

function formatAuthors(authors: string[], and: string): string {
  const last = authors.at(-1) ?? "";
  return authors.length < 2 ? last : `${authors.slice(0, -1).join(", ")} ${and} ${last}`;
}

/** Formats volume, issue and pages, which follow the name of the publication. */
function formatIssueAndPages(
  { kind, volume, issue, pages }: Bibliographic,
  pagesWord: string,
): string {
  const number = volume ? ` ${volume}${issue ? `(${issue})` : ""}` : "";
  if (!pages) return number;
  return kind === "chapter" ? `${number} (${pagesWord} ${pages})` : `${number}, ${pages}`;
}
