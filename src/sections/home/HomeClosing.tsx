import type { ContentPage } from "#load/page-context.ts";
import { ButtonLink } from "#ui/controls/Button.tsx";

/** The way in without us, beside the form: start for free. */
export function HomeClosing({ page }: { page: ContentPage<"home"> }) {
  const content = page.content.callToAction;
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-t pt-5 sm:mt-9 sm:block sm:pt-7">
      <h3 className="grow basis-48 font-bold leading-tight sm:text-subtitle sm:tracking-subtitle">
        {content.title}
      </h3>
      <p className="mt-2 max-w-prose text-soft max-sm:hidden">{content.text}</p>
      <p className="sm:mt-4">
        <ButtonLink href={page.getRegisterUrl("free")} variant="secondary">
          {page.t["action.start"]}
        </ButtonLink>
      </p>
    </div>
  );
}
