import type { PageContext } from "#load/page-context.ts";
import { formatKeyFigure } from "#locale/formats.ts";

/** A figure; if it is abbreviated, as in "2.1m", screen readers get it in words. */
export function KeyFigure({
  page,
  figure,
}: {
  page: PageContext;
  figure: Parameters<typeof formatKeyFigure>[0];
}) {
  const { t, locale } = page;
  const [writtenFigure, spokenFigure] = [t["figure.millions"], t["figure.millions-in-words"]].map(
    (pattern) => formatKeyFigure(figure, pattern, locale),
  );
  if (writtenFigure === spokenFigure) return writtenFigure;
  return (
    <span role="img" aria-label={spokenFigure}>
      {writtenFigure}
    </span>
  );
}
