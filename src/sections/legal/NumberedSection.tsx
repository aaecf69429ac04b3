import type { LegalSection } from "#load/legal/parse-legal-text.ts";
import type { PageContext } from "#load/page-context.ts";
import type { InterfaceTexts } from "#load/schema/interface-texts.ts";
import { interpolate } from "#locale/interpolate.ts";
import { LegalProse } from "./LegalProse.tsx";

/** Styles of an appendix, a section, and a section within a section. */
const headingStyles = {
  part: {
    section: "mt-20 border-ink border-t-2 pt-6",
    heading: "font-bold text-figure tracking-title",
    number: "",
    links: "max-md:-ml-3",
  },
  clause: {
    section: "mt-12 border-line border-t pt-6 first:mt-0",
    heading: "font-bold text-subtitle tracking-subtitle",
    number: "block text-spruce",
    links: "max-md:absolute max-md:top-0 max-md:right-0",
  },
  point: {
    section: "mt-7",
    heading: "flex items-baseline gap-2.5 font-semibold text-body md:gap-0",
    number: "text-small text-soft",
    links: "max-md:hidden",
  },
};

/** A section of a long text: its number in the margin, the heading with a link, and the text. */
export function NumberedSection({
  page,
  section,
  level,
}: {
  page: PageContext;
  section: LegalSection;
  level: 2 | 3;
}) {
  const { t, locale } = page;
  const { id, number, title, markdown, sections } = section;
  const Heading = `h${level}` as const;
  const look = headingStyles[getHeadingStyle(section, level)];
  return (
    <section id={id} className={`legal-section ${look.section}`}>
      <div className="section-heading relative break-inside-avoid break-after-avoid md:flex md:items-baseline md:justify-between md:gap-6">
        <Heading
          id={`${id}-title`}
          className={`${look.heading} ${number ? "md:-ml-14 md:grid md:grid-cols-chapter md:items-baseline" : ""}`}
        >
          {number && <span className={`tabular ${look.number}`}>{number} </span>}
          {title}
        </Heading>
        <SectionLink
          section={section}
          t={t}
          className={number ? look.links : headingStyles.part.links}
        />
      </div>
      {markdown && (
        <div className={level === 2 || !number?.includes(".") ? "mt-4" : "mt-2"}>
          <LegalProse markdown={markdown} title={title} locale={locale} />
        </div>
      )}
      {sections.map((inner) => (
        <NumberedSection key={inner.id} page={page} section={inner} level={3} />
      ))}
    </section>
  );
}

/** Second-level sections of an appendix look like first-level ones elsewhere. */
function getHeadingStyle({ number }: LegalSection, level: 2 | 3): keyof typeof headingStyles {
  if (number?.includes(".")) return "point";
  return number === undefined && level === 2 ? "part" : "clause";
}

function SectionLink({
  section: { id, number, title },
  t,
  className,
}: {
  section: LegalSection;
  t: InterfaceTexts;
  className: string;
}) {
  return (
    <p data-screen-only className={`section-links shrink-0 text-fine text-soft ${className}`}>
      <a
        href={`#${id}`}
        aria-label={interpolate(t["reading.link"], {
          section: number ? `${number} ${title}` : title,
        })}
        className="inline-flex min-h-6 min-w-6 items-center justify-center rounded-field px-1 font-medium hover:text-ink hover:underline touch:min-h-11 touch:min-w-11"
      >
        #
      </a>
    </p>
  );
}
