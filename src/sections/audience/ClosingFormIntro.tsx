import { Headline } from "#ui/text/Headline.tsx";
import { PointList } from "#ui/text/PointList.tsx";

/** The title above the form of the closing band, and what the form is for. */
export function ClosingFormIntro({ title, points }: { title: string; points: string[] }) {
  return (
    <>
      <Headline level={3}>{title}</Headline>
      <PointList points={points} className="mt-4 mb-6 max-sm:hidden" />
    </>
  );
}
