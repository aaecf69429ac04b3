import type { ReactNode } from "react";
import type { ContentPage } from "#load/page-context.ts";
import type { Aspect } from "#load/science.ts";
import { interpolate } from "#locale/interpolate.ts";
import { Headline } from "#ui/text/Headline.tsx";
import { getPoleLabels } from "../profile/dimension-texts.ts";
import { AspectSketch } from "./AspectSketch.tsx";

/** An aspect of what is measured: its title, a sketch on the map, and its prose. */
export function AspectText({
  page,
  aspect,
  children,
}: {
  page: ContentPage<"science">;
  aspect: Aspect;
  children: ReactNode;
}) {
  const texts = page.content.aspects;
  const { t } = page;
  const ends = aspect.id === "integration" ? undefined : getPoleLabels(aspect.id, t);
  return (
    <div className="grid gap-x-12 xl:grid-cols-3">
      <div className="xl:col-span-2">
        <Headline level={3}>{aspect.title}</Headline>
        <p className="mt-2 mb-6 max-w-prose text-lead text-soft">{aspect.summary}</p>
      </div>
      <div className="mb-7 max-w-sketch xl:col-start-3 xl:row-span-2 xl:mt-2">
        <AspectSketch
          aspect={aspect.id}
          ends={ends}
          description={interpolate(texts.sketches[aspect.id], ends ?? {})}
        />
      </div>
      <div className="xl:col-span-2">{children}</div>
    </div>
  );
}
