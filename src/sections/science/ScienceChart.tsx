import type { ContentPage } from "#load/page-context.ts";
import type { ChartId, ChartValues } from "#load/schema/science-figures.ts";
import { interpolate } from "#locale/interpolate.ts";
import { formatChartValues, formatRange } from "./chart-values.ts";
import { FigureCard } from "./FigureCard.tsx";
import { IntervalChart } from "./IntervalChart.tsx";
import { ProportionBar } from "./ProportionBar.tsx";

/** A chart of measured values, with its source. */
export function ScienceChart({
  page,
  id,
  chart,
  sourceName,
}: {
  page: ContentPage<"science">;
  id: ChartId;
  chart: ChartValues;
  sourceName: string;
}) {
  const figureTexts = page.content.figures;
  const { locale } = page;
  const isShare = id === "variance";
  const { rows, ends } = formatChartValues(
    chart,
    isShare ? "percent" : "ratio",
    figureTexts.above,
    locale,
  );
  const labels: Record<string, string> = figureTexts[id].rows;
  const [firstRow] = rows;
  const remainder = firstRow && formatRange(1 - firstRow.to, 1 - firstRow.from, "percent", locale);
  const values = {
    start: ends.from,
    end: ends.to,
    rest: remainder ?? "",
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
            href={`#source-${chart.source}`}
            className="font-medium text-spruce underline underline-offset-3 hover:text-ink"
          >
            {sourceName}
          </a>
        </>
      }
    >
      {isShare && firstRow && remainder ? (
        <ProportionBar
          from={firstRow.from * 100}
          to={firstRow.to * 100}
          part={{ label: labels[firstRow.id] ?? "", value: firstRow.value }}
          rest={{ label: labels.rest ?? "", value: remainder }}
          description={description}
        />
      ) : (
        <IntervalChart
          axis={chart.axis}
          ends={ends}
          rows={rows.map((row) => ({ ...row, label: labels[row.id] ?? row.id }))}
          description={description}
        />
      )}
    </FigureCard>
  );
}
