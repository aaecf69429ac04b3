import type { ContentPage } from "#load/page-context";
import { ButtonLink } from "#ui/controls/Button.tsx";
import { Headline } from "#ui/text/Headline.tsx";

/** The call to action: start for free, or talk to us. */
export function CallToAction({ page }: { page: ContentPage<"home"> }) {
  const content = page.content.callToAction;
  const { t } = page;
  return (
    <div className="mt-9 flex flex-col gap-x-10 gap-y-5 rounded-panel bg-spruce/12 p-6 sm:p-8 lg:flex-row lg:items-center lg:justify-between">
      <div>
        <Headline level={2} variant="subtitle">
          {content.title}
        </Headline>
        <p className="mt-1 hidden max-w-prose text-soft sm:block">{content.text}</p>
      </div>
      <div className="flex shrink-0 flex-wrap gap-3.5">
        <ButtonLink href={page.registerUrl("free")}>{t["action.start"]}</ButtonLink>
        <ButtonLink href="#contact" variant="secondary">
          {t["action.talk"]}
        </ButtonLink>
      </div>
    </div>
  );
}
