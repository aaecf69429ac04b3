import type { RatingContent, RatingPart } from "#load/schema/rating";

const all: RatingPart[] = [
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
  parts = all,
}: {
  content: RatingContent;
  parts?: readonly RatingPart[];
}) {
  return (
    <dl className="border-line border-b">
      {parts.map((part) => {
        const { term, figure, text } = content[part];
        return (
          <div
            key={part}
            className="grid gap-x-8 gap-y-1 border-line border-t py-3.5 lg:grid-cols-12 lg:items-baseline"
          >
            <dt className="text-small text-soft lg:col-span-3">{term}</dt>
            <dd className="font-bold text-lead lg:col-span-3">{figure}</dd>
            <dd className="max-w-prose lg:col-span-6">{text}</dd>
          </div>
        );
      })}
    </dl>
  );
}
