import type { ReactNode } from "react";

/** A figure in a text: its title, the drawing, a caption and the source. */
export function FigureCard({
  id,
  title,
  caption,
  source,
  children,
}: {
  id: string;
  title: string;
  caption: string;
  source?: ReactNode;
  children: ReactNode;
}) {
  return (
    <figure
      aria-labelledby={`${id}-title`}
      className="my-9 rounded-card border border-line bg-card p-5 sm:p-8"
    >
      <p id={`${id}-title`} className="mb-5 font-semibold text-lead">
        {title}
      </p>
      {children}
      <figcaption className="mt-6 flex flex-wrap justify-between gap-x-8 gap-y-1 border-line border-t pt-4 text-small text-soft">
        <span className="max-w-prose text-pretty">{caption}</span>
        {source && <span>{source}</span>}
      </figcaption>
    </figure>
  );
}
