import type { ReactNode } from "react";

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
  return (
    <section id={id} aria-labelledby={labelledBy} aria-label={label} className={tones[tone]}>
      <div className={`mx-auto max-w-page px-6 ${spacing}`}>{children}</div>
    </section>
  );
}
