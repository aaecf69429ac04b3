import type { ContentPage } from "#load/page-context";
import type { OrganizationContent } from "#load/schema/organization";
import { fill } from "#locale/fill";
import { Section } from "#ui/layout/Section.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { knownFacts } from "../profile/known-facts.ts";
import { Invitation } from "./Invitation.tsx";

/** Questions of HR and employee representatives, with answers. */
export function HrAnswers({
  page,
  values,
}: {
  page: ContentPage<"organization">;
  /** Values for the placeholders of the answers: periods, prices and measured values. */
  values: Record<string, string>;
}) {
  const content = page.content.hr;
  const known = knownFacts(page).map(({ fact, values }) => ({ ...content.known[fact], values }));
  const answers = [...content.answers.map((answer) => ({ ...answer, values })), ...known].map(
    ({ question, answer, values }) => ({ question, answer: fill(answer, values) }),
  );
  const links = [
    { href: page.pathTo("privacy"), label: content.privacy },
    { href: page.pathTo("terms"), label: content.terms },
    { href: page.pathTo("science", "scientific-validation"), label: content.science },
  ];
  return (
    <Section id="hr" tone="deep" labelledBy="hr-title">
      <div className="grid items-center gap-x-16 gap-y-9 lg:grid-cols-2">
        <div>
          <Headline id="hr-title">{content.title}</Headline>
          <p className="mt-4 mb-9 max-w-prose text-lead text-on-deep-soft">{content.text}</p>
          <DataRoles roles={content.roles} />
        </div>
        <Invitation page={page} />
      </div>
      <dl className="mt-12 grid gap-x-16 md:grid-cols-2">
        {answers.map(({ question, answer }) => (
          <div key={question} className="border-on-deep/25 border-t py-6">
            <dt className="font-semibold text-lead">{question}</dt>
            <dd className="mt-2 max-w-prose text-on-deep-soft">{answer}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-3 flex flex-wrap gap-x-9 gap-y-3">
        {links.map(({ href, label }) => (
          <li key={href}>
            <a
              href={href}
              className="inline-block py-1 font-semibold underline underline-offset-4 touch:py-2.5"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Who is responsible for the data: the organisation and us, with the agreement between them. */
function DataRoles({ roles }: { roles: OrganizationContent["hr"]["roles"] }) {
  const { controller, processor, between } = roles;
  return (
    <div>
      <div className="grid grid-cols-2 gap-5">
        {[controller, processor].map(({ title, text }) => (
          <p key={title} className="rounded-card border border-on-deep/40 p-5">
            <span className="block font-semibold">{title}</span>
            <span className="text-on-deep-soft text-small">{text}</span>
          </p>
        ))}
      </div>
      <div className="grid grid-cols-4" aria-hidden="true">
        <span className="col-span-2 col-start-2 h-4 rounded-b-field border-on-deep/40 border-x border-b" />
      </div>
      <p className="mt-2 text-center text-small first-letter:uppercase">{between}</p>
    </div>
  );
}
