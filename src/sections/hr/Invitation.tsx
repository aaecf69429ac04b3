import Check from "lucide-react/icons/check";
import { answerSteps } from "#instrument/answer-scale.ts";
import type { ContentPage } from "#load/page-context.ts";
import { Logo } from "#ui/drawings/Logo.tsx";
import { Card } from "#ui/layout/Card.tsx";

/** The invitation that a respondent receives, drawn on a phone. */
export function Invitation({ page }: { page: ContentPage<"hr"> }) {
  const content = page.content.invitation;
  const { caption, title, text, low, high, promises } = content;
  return (
    <figure className="mx-auto w-full max-w-picture">
      <Card variant="panel" className="px-5 pt-3 pb-6 text-ink">
        <span className="mx-auto block h-1.5 w-14 rounded-pill bg-line" aria-hidden="true" />
        <p className="mt-4 flex items-center gap-2.5 border-line border-b pb-3 font-semibold text-small">
          <Logo className="h-4 w-5.5" />
          {page.t["site.name"]}
        </p>
        <p className="mt-4 font-bold text-subtitle tracking-subtitle">{title}</p>
        <p className="mt-2 text-note text-soft">{text}</p>
        <div className="mt-4 rounded-field bg-mist px-4 py-3">
          <p className="flex justify-between gap-4 font-semibold text-small">
            <span>{low}</span>
            <span className="text-right">{high}</span>
          </p>
          <p className="mt-2.5 flex justify-between text-fine text-soft tabular" aria-hidden="true">
            {answerSteps.map((step) => (
              <span key={step} className="w-6 border-edge border-t-2 pt-1 text-center">
                {step}
              </span>
            ))}
          </p>
        </div>
        <ul className="mt-4 grid gap-2 text-small">
          {promises.map((promise) => (
            <li key={promise} className="flex gap-2.5">
              <Check className="mt-0.5 size-4 shrink-0 text-spruce" aria-hidden="true" />
              {promise}
            </li>
          ))}
        </ul>
      </Card>
      <figcaption className="mt-3 text-center text-fine text-soft">{caption}</figcaption>
    </figure>
  );
}
