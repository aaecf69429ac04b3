import type { ReactNode } from "react";
import { Intro } from "#ui/text/Intro.tsx";
import { PointList } from "#ui/text/PointList.tsx";

/** A text beside a picture. `pictureFirst` puts the picture on the left on wide windows. */
export function Feature({
  id,
  title,
  text,
  points = [],
  pictureFirst = false,
  children,
}: {
  id: string;
  title: string;
  text: string;
  points?: string[];
  pictureFirst?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="grid items-center gap-x-18 gap-y-8 lg:grid-cols-2">
      <div>
        <Intro id={id} content={{ title, lead: text }} spacing="mt-4 mb-6" />
        <PointList points={points} />
      </div>
      <div className={pictureFirst ? "lg:-order-1" : ""}>{children}</div>
    </div>
  );
}
