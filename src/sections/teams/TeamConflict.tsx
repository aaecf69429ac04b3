import type { ContentPage } from "#load/page-context.ts";
import { Paragraphs } from "#ui/text/Paragraphs.tsx";

/** A moment in three sentences: what I did, what I meant, what others understood. */
export function TeamConflict({ page }: { page: ContentPage<"teams"> }) {
  const content = page.content.conflicts;
  return (
    <>
      <dl className="my-5 grid gap-x-6 gap-y-3.5 lg:grid-cols-3">
        {content.sentences.map(({ label, quote }) => (
          <div key={label} className="border-ink border-t-2 pt-2.5 last:border-producer">
            <dt className="text-small text-soft">{label}</dt>
            <dd className="mt-0.5 font-semibold text-subtitle tracking-subtitle">{quote}</dd>
          </div>
        ))}
      </dl>
      <Paragraphs texts={[content.limit]} />
    </>
  );
}
