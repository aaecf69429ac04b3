import type { ReactNode } from "react";
import { Headline } from "#ui/text/Headline.tsx";

/** A numbered, titled section of a guide, which can be linked to by its id. */
export function GuideChapter({
  id,
  number,
  title,
  children,
}: {
  id: string;
  number: number;
  title: string;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="md:grid md:grid-cols-chapter md:items-baseline"
    >
      <p className="font-bold text-figure text-spruce tracking-title" aria-hidden="true">
        {number}
      </p>
      <Headline level={3} look="chapter" id={`${id}-title`}>
        {title}
      </Headline>
      <div className="mt-5 md:col-start-2">{children}</div>
    </section>
  );
}
