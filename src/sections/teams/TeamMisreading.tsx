import type { ContentPage } from "#load/page-context.ts";
import { ViewMark } from "#ui/drawings/ViewMark.tsx";

/** Two sentences, as meant and as heard. */
export function TeamMisreading({ page }: { page: ContentPage<"teams"> }) {
  const { first, second } = page.content.misreading;
  return (
    <ul className="mt-6 grid gap-x-8 gap-y-5 lg:grid-cols-2">
      {[first, second].map(({ quote, meant, heard }) => (
        <li key={quote} className="border-line border-t-2 pt-3">
          <p className="font-semibold text-subtitle tracking-subtitle">{quote}</p>
          <p className="mt-1.5 flex items-baseline gap-2.5">
            <ViewMark view="self" className="size-3.5 translate-y-0.5" />
            {`${meant},`}
          </p>
          <p className="flex items-baseline gap-2.5">
            <ViewMark view="others" className="size-3.5 translate-y-0.5" />
            {`${heard}.`}
          </p>
        </li>
      ))}
    </ul>
  );
}
