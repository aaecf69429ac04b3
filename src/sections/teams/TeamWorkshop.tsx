import type { ContentPage } from "#load/page-context.ts";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";

export function TeamWorkshop({ page }: { page: ContentPage<"teams"> }) {
  const content = page.content.workshop;
  return (
    <>
      <ol className="mt-5">
        {content.steps.map(({ title, text }, index) => (
          <li key={title} className="relative flex gap-5 pb-4 last:pb-0">
            {index < content.steps.length - 1 && (
              <span
                className="absolute top-8 bottom-0 left-3.75 border-edge border-l-2 border-dotted"
                aria-hidden="true"
              />
            )}
            <span
              className="grid size-8 shrink-0 place-items-center rounded-pill border-2 border-ink font-semibold text-small"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <div className="max-w-prose">
              <h4 className="font-semibold text-lead">{title}</h4>
              <p className="text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-5">
        <ArrowLink href={page.getHref("facilitatorship", "find")}>{content.link}</ArrowLink>
      </p>
    </>
  );
}
