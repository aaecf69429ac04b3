import Download from "lucide-react/icons/download";
import type { ContentPage } from "#load/page-context.ts";
import type { LoadedSource } from "#load/science.ts";
import { formatFileSize, formatLanguage } from "#locale/formats.ts";
import { interpolate } from "#locale/interpolate.ts";

/** Links to the files of technical reports; nothing if there are none. */
export function ReportDownloads({
  page,
  sources,
  title,
}: {
  page: ContentPage<"science">;
  sources: LoadedSource[];
  /** A line above them, if the surrounding text does not name the reports. */
  title?: string;
}) {
  const { locale } = page;
  const texts = page.content.sources;
  const files = sources.flatMap((source) => source.files.map((file) => ({ source, ...file })));
  if (files.length === 0) return null;
  const list = (
    <ul className="mt-2">
      {files.map(({ source, lang, href, bytes }) => (
        <li key={`${source.year} ${lang}`}>
          <a
            href={href}
            hrefLang={lang}
            type="application/pdf"
            className="inline-flex items-baseline gap-2 py-1 font-semibold text-spruce underline underline-offset-3 hover:text-ink touch:py-2.5"
          >
            <Download className="size-4.5 shrink-0 self-center" aria-hidden="true" />
            {interpolate(texts.download, {
              report: interpolate(texts.report, { year: source.year }),
              language: formatLanguage(lang, locale),
              size: formatFileSize(bytes, locale),
            })}
          </a>
        </li>
      ))}
    </ul>
  );
  if (!title) return list;
  return (
    <div className="mt-9 border-line border-t pt-5">
      <p className="font-semibold">{title}</p>
      {list}
    </div>
  );
}

/** The reports with files that a text cites, newest first. */
export function findReports(
  markdown: string,
  sources: Record<string, LoadedSource>,
): LoadedSource[] {
  const cited = new Set(
    [...markdown.matchAll(/\]\(source:([\w-]+)\)/g)].flatMap(([, id = ""]) => sources[id] ?? []),
  );
  return [...cited].filter(({ files }) => files.length > 0).sort((a, b) => b.year - a.year);
}
