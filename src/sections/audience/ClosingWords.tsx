import type { ReactNode } from "react";
import type { BannerContent } from "#load/schema/audience.ts";
import { ButtonLink } from "#ui/controls/Button.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import type { LabelledLink } from "#ui/text/labelled-link.ts";
import { PointList } from "#ui/text/PointList.tsx";
import { ViewTimeline } from "./ViewTimeline.tsx";

/** The claim of the closing band, with the line between the two views from edge to edge. */
export function ClosingClaim({
  content,
  first,
}: {
  content: BannerContent;
  /** The view at the start of the line. */
  first: "self" | "others";
}) {
  return (
    <>
      <div className="mx-auto max-w-page px-6">
        <Headline id="banner-title" variant="banner">
          {content.title}
        </Headline>
      </div>
      <div className="my-5 break-inside-avoid lg:my-10">
        <ViewTimeline first={first} from={content.from} to={content.to} />
      </div>
    </>
  );
}

/** The next step of the closing band, beside its form, with proof beside the button. */
export function ClosingStep({
  text,
  action,
  children,
}: {
  text: string;
  action: LabelledLink;
  children: ReactNode;
}) {
  return (
    <>
      <p className="max-w-prose text-lead text-on-deep-soft">{text}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3 lg:mt-6">
        <ButtonLink href={action.href} variant="inverse">
          {action.label}
        </ButtonLink>
        <div className="flex-1 basis-40">{children}</div>
      </div>
    </>
  );
}

/** What the form of the closing band is for. */
export function ClosingForm({ title, points }: { title: string; points: string[] }) {
  return (
    <>
      <Headline level={3}>{title}</Headline>
      <PointList points={points} className="mt-4 mb-6 max-sm:hidden" />
    </>
  );
}
