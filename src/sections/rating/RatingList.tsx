import type { RatingContent, RatingPart } from "#load/schema/rating.ts";

const ratingParts: RatingPart[] = [
  "respondents",
  "questionnaire",
  "guess",
  "profile",
  "groups",
  "organisation",
  "time",
];

/** How the rating works, as terms with a figure and a sentence each; all of them, or only some `parts`. */
export function RatingList({
  content,
  parts = ratingParts,
  className = "",
}: {
  content: RatingContent;
  parts?: readonly RatingPart[];
  className?: string;
}) {
  return (
    <div className={`@container ${className}`}>
      {/* On paper its own rules: Firefox prints nothing of what a container query displays differently there. */}
      <dl className="border-line border-b @card:grid @card:grid-cols-2 @card:gap-x-8 @table:block print:grid print:grid-cols-2 print:gap-x-8">
        {parts.map((part) => {
          const { term, figure, text } = content[part];
          return (
            <div
              key={part}
              className="flex flex-wrap content-start items-baseline gap-y-1 border-line border-t py-3 @card:last:odd:col-span-2 @table:grid @table:grid-cols-12 @table:gap-x-8 print:flex"
            >
              <dt className="basis-full text-small text-soft @table:col-span-3">{term}</dt>
              <dd className="font-bold text-lead @table:col-span-3">{figure}</dd>
              <dd className="max-w-prose basis-full @table:col-span-6">{text}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
