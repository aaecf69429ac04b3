import type { BannerContent } from "#load/schema/audience.ts";
import { Headline } from "#ui/text/Headline.tsx";
import { ViewTimeline } from "./ViewTimeline.tsx";

/** The claim of the closing band, with the line between the two views. */
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
