import type { ReactNode } from "react";

const tones = { plain: "", mist: "bg-mist", deep: "bg-deep text-on-deep" };

/** The padding above and below. The variants "-below" follow a section of the same tone and have none above. */
const spacings = {
  section: "py-section",
  band: "py-band",
  "section-below": "pb-section",
  "band-below": "pb-band",
};

/** For the targets of links: the space above a heading is scrolled away. */
const targets: Partial<Record<keyof typeof spacings, string>> = {
  section: "-scroll-mt-section",
  band: "-scroll-mt-band",
};

/** A full-width band of the page, with its content in the page's column. */
export function Section({
  id,
  tone = "plain",
  spacing = "section",
  padding,
  labelledBy,
  label,
  children,
}: {
  id?: string;
  tone?: keyof typeof tones;
  spacing?: keyof typeof spacings;
  /** Classes instead of `spacing`, for the first section of a page. */
  padding?: string;
  labelledBy?: string;
  label?: string;
  children: ReactNode;
}) {
  const target = id && !padding ? (targets[spacing] ?? "") : "";
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      aria-label={label}
      className={`${tones[tone]} ${target}`}
    >
      <div className={`mx-auto max-w-page px-6 ${padding ?? spacings[spacing]}`}>{children}</div>
    </section>
  );
}
