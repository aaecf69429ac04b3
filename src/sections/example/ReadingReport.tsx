import { mapDimensions } from "#instrument/dimensions.ts";
import type { ContentPage } from "#load/page-context.ts";
import { interpolate } from "#locale/interpolate.ts";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Headline } from "#ui/text/Headline.tsx";

/** How to read the profile, with links to the chapters of the science page. */
export function ReadingReport({ page }: { page: ContentPage<"example"> }) {
  const content = page.content.reading;
  const { t } = page;
  const chapters = {
    map: "what-it-measures",
    scales: "how-it-measures",
    error: "scientific-validation",
  };
  const names = mapDimensions((dimension) => t[`dimension.${dimension}.name`]);
  return (
    <section
      aria-labelledby="reading-title"
      className="report-section border-line border-t py-4 sm:py-9 lg:py-12"
    >
      <Headline level={2} variant="heading" id="reading-title" className="mb-3 sm:mb-5">
        {content.title}
      </Headline>
      <ul className="grid gap-x-10 gap-y-3.5 sm:gap-y-5 md:grid-cols-3">
        {(["map", "scales", "error"] as const).map((part) => (
          <li key={part} className="break-inside-avoid">
            <h3 className="font-bold">
              <ArrowLink href={page.getHref("science", chapters[part])}>
                {content[part].title}
              </ArrowLink>
            </h3>
            <p className="mt-1.5 text-soft">{interpolate(content[part].text, names)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
