import type { ReactNode } from "react";

/** For the targets of links: the space above a heading is scrolled away. */
const targets = { section: "-scroll-mt-section", band: "-scroll-mt-band" };

const tones = { plain: "", mist: "bg-mist", deep: "bg-deep text-on-deep" };

/** A full-width band of the page, with its content in the page's column. */
export function Section({
  id,
  tone = "plain",
  spacing = "py-section",
  labelledBy,
  label,
  children,
}: {
  id?: string;
  tone?: keyof typeof tones;
  spacing?: string;
  labelledBy?: string;
  label?: string;
  children: ReactNode;
}) {
  const above = /\bp[yt]-(section|band)\b/.exec(spacing)?.[1] as keyof typeof targets | undefined;
  const target = id && above ? targets[above] : "";
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      aria-label={label}
      className={`${tones[tone]} ${target}`}
    >
      <div className={`mx-auto max-w-page px-6 ${spacing}`}>{children}</div>
    </section>
  );
}
