import type { RatingContent, RatingPart } from "#load/schema/rating.ts";
import { Card } from "#ui/layout/Card.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { RatingList } from "./RatingList.tsx";

/** A section about how the rating works: everything, or only some `parts`. */
export function Rating({
  content,
  parts,
}: {
  content: RatingContent;
  parts?: readonly RatingPart[];
}) {
  return (
    <Section labelledBy="rating-title" spacing="band-below">
      <Card variant="main" className="p-5 sm:p-8 lg:p-10">
        <Headline id="rating-title" variant="heading">
          {content.title}
        </Headline>
        <RatingList
          content={content}
          {...(parts && { parts })}
          className="mt-4 *:border-b-0 sm:mt-6"
        />
      </Card>
    </Section>
  );
}
