import type { ReactNode } from "react";
import { Section } from "#ui/layout/Section.tsx";
import { Intro } from "#ui/text/Intro.tsx";
import { PointList } from "#ui/text/PointList.tsx";

/** A text with points beside a picture. `isPictureFirst` puts the picture on the left on wide windows. */
export function Offer({
  id,
  content: { title, text },
  points,
  tone = "plain",
  isPictureFirst = false,
  children,
}: {
  id: string;
  content: { title: string; text: string };
  points: string[];
  tone?: "plain" | "mist";
  isPictureFirst?: boolean;
  children: ReactNode;
}) {
  return (
    <Section tone={tone} labelledBy={id} spacing={tone === "plain" ? "band-below" : "band"}>
      <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-2">
        <div>
          <Intro id={id} variant="heading" content={{ title, lead: text }} spacing="mt-3 mb-5" />
          <PointList points={points} />
        </div>
        <div className={isPictureFirst ? "lg:-order-1" : ""}>{children}</div>
      </div>
    </Section>
  );
}
