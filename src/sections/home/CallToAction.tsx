import type { HomeContent } from "#load/schema/home";
import type { Messages } from "#load/schema/messages";
import { ButtonLink } from "#ui/controls/Button.tsx";
import { Headline } from "#ui/text/Headline.tsx";

/** The call to action: start for free, or talk to us. */
export function CallToAction({
  content,
  registerUrl,
  t,
}: {
  content: HomeContent["callToAction"];
  registerUrl: string;
  t: Messages;
}) {
  return (
    <div className="mt-9 flex flex-col gap-x-10 gap-y-5 rounded-panel bg-spruce/12 p-6 sm:p-8 lg:flex-row lg:items-center lg:justify-between">
      <div>
        <Headline level={2} variant="subtitle">
          {content.title}
        </Headline>
        <p className="mt-1 hidden max-w-prose text-soft sm:block">{content.text}</p>
      </div>
      <div className="flex shrink-0 flex-wrap gap-3.5">
        <ButtonLink href={registerUrl}>{t["action.start"]}</ButtonLink>
        <ButtonLink href="#contact" variant="secondary">
          {t["action.talk"]}
        </ButtonLink>
      </div>
    </div>
  );
}
