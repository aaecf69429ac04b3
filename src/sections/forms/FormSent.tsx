import type { FormName } from "#contract/endpoints";
import type { PageContext } from "#load/page-context";
import { fill } from "#locale/fill";
import { MeetingMarks } from "#ui/marks/MeetingMarks.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";

type Way = "trial" | "product" | "questions" | "science" | "finder";

/** Suggested pages by form. */
const ways: Record<FormName, [Way, Way, Way]> = {
  prospect: ["trial", "product", "finder"],
  contactMessage: ["questions", "product", "trial"],
  inquiry: ["science", "product", "finder"],
};

/**
 * Shown beside a form's confirmation: who answers and when, and three suggested pages. In a grid the
 * drawing comes first.
 */
export function FormSent({ page, form }: { page: PageContext; form: FormName }) {
  return (
    <>
      <MeetingMarks className="-order-1 h-18" />
      <p className="max-w-prose">{answerText(page)}</p>
      <div>
        <p className="font-semibold">{page.t["form.meanwhile"]}</p>
        <ul className="mt-2 grid gap-2">
          {waysOn(form, page).map(({ href, label }) => (
            <li key={href}>
              <ArrowLink href={href}>{label}</ArrowLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** Who answers and, if the facts say so, within which time. */
export function answerText({ t, facts }: PageContext): string {
  const { answerWorkingDays: days } = facts;
  if (days === undefined) return t["message-sent.next"];
  const within = days === 1 ? t["form.within.one"] : fill(t["form.within.many"], { days });
  return `${t["message-sent.next"]} ${within}`;
}

/** Links to the pages suggested after a form. */
export function waysOn(form: FormName, { t, pathTo }: PageContext) {
  const all: Record<Way, { href: string; label: string }> = {
    trial: { href: pathTo("product", "trial"), label: t["form.way.trial"] },
    product: { href: pathTo("product"), label: t["form.way.product"] },
    questions: { href: pathTo("faq"), label: t["form.way.questions"] },
    science: { href: pathTo("science"), label: t["form.way.science"] },
    finder: { href: pathTo("facilitatorship", "find"), label: t["form.way.finder"] },
  };
  return ways[form].map((way) => all[way]);
}
