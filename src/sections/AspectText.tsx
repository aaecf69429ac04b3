import type { ReactNode } from "react";
import type { Messages } from "#load/schema/messages";
import type { Aspect } from "#load/science";
import { fill } from "#locale/fill";
import { Headline } from "#ui/Headline.tsx";
import { Scale } from "#ui/Scale.tsx";

/** One aspect of what is measured: its title, its two ends where it has them, and its prose. */
export function AspectText({
  aspect,
  ends,
  t,
  children,
}: {
  aspect: Aspect;
  /** How the scale is told to those who do not see it, with places for its ends. */
  ends: string;
  t: Messages;
  children: ReactNode;
}) {
  const scale = aspect.id === "integration" ? undefined : endsOf(aspect.id, t);
  return (
    <>
      <Headline level={3} look="subtitle" id={`${aspect.id}-title`}>
        {aspect.title}
      </Headline>
      <p className="mt-2 mb-6 max-w-prose text-lead text-soft">{aspect.summary}</p>
      {scale && (
        <div className="mb-7 max-w-card">
          <Scale {...scale} description={fill(ends, scale)} />
        </div>
      )}
      {children}
    </>
  );
}

function endsOf(id: Exclude<Aspect["id"], "integration">, t: Messages) {
  return { low: t[`dimension.${id}.low`], high: t[`dimension.${id}.high`] };
}
