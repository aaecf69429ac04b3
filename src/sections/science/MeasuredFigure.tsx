import type { ContentPage } from "#load/page-context.ts";
import type { MeasuredFigureId, ScienceFigure } from "#load/schema/science-figures.ts";
import { interpolate } from "#locale/interpolate.ts";
import { FigureCard } from "./FigureCard.tsx";
import { formatFigureValues, formatRange } from "./figure-values.ts";
import { IntervalChart } from "./IntervalChart.tsx";
import { ProportionBar } from "./ProportionBar.tsx";

/** A figure of measured values, with its source. */
export function MeasuredFigure({
  page,
  id,
  figure,
  sourceName,
}: {
  page: ContentPage<"science">;
  id: MeasuredFigureId;
  figure: ScienceFigure;
  sourceName: string;
}) {
  const figureTexts = page.content.figures;
  const { locale } = page;
  const isShare = id === "variance";
  const { rows, ends } = formatFigureValues(
    figure,
    isShare ? "percent" : "ratio",
    figureTexts.above,
    locale,
  );
  const labels: Record<string, string> = figureTexts[id].rows;
  const [whole] = rows;
  const rest = whole && formatRange(1 - whole.to, 1 - whole.from, "percent", locale);
  const values = {
    start: ends.from,
    end: ends.to,
    rest: rest ?? "",
    ...Object.fromEntries(rows.map((row) => [row.id, row.value])),
  };
  const description = interpolate(figureTexts[id].description, values);
  return (
    <FigureCard
      id={`figure-${id}`}
      title={figureTexts[id].title}
      caption={interpolate(figureTexts[id].caption, values)}
      source={
        <>
          {figureTexts.source}{" "}
          <a
            href={`#source-${figure.source}`}
            className="font-medium text-spruce underline underline-offset-3 hover:text-ink"
          >
            {sourceName}
          </a>
        </>
      }
    >
      {isShare && whole && rest ? (
        <ProportionBar
          from={whole.from * 100}
          to={whole.to * 100}
          part={{ label: labels[whole.id] ?? "", value: whole.value }}
          rest={{ label: labels.rest ?? "", value: rest }}
          description={description}
        />
      ) : (
        <IntervalChart
          axis={figure.axis}
          ends={ends}
          rows={rows.map((row) => ({ ...row, label: labels[row.id] ?? row.id }))}
          description={description}
        />
      )}
    </FigureCard>
  );
}
