import type { ContentPage } from "#load/page-context";
import type { OrganizationContent } from "#load/schema/organization";
import { fill } from "#locale/fill";
import { Disclosure } from "#ui/layout/Disclosure.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Invitation } from "./Invitation.tsx";

/** Questions of HR and employee representatives, with answers that open. */
export function HrAnswers({
  page,
  values,
}: {
  page: ContentPage<"organization">;
  /** Values for the placeholders of the answers: periods, prices and measured values. */
  values: Record<string, string>;
}) {
  const content = page.content.hr;
  const answers = content.answers.map(({ question, answer }) => ({
    question,
    answer: fill(answer, values),
  }));
  const half = Math.ceil(answers.length / 2);
  const links = [
    { href: page.pathTo("privacy"), label: content.privacy },
    { href: page.pathTo("terms"), label: content.terms },
    { href: page.pathTo("science", "scientific-validation"), label: content.science },
  ];
  return (
    <Section id="hr" tone="mist" labelledBy="hr-title" spacing="py-band">
      <div className="grid items-center gap-x-16 gap-y-9 lg:grid-cols-2">
        <div>
          <Headline id="hr-title" variant="heading">
            {content.title}
          </Headline>
          <p className="mt-3 mb-6 max-w-prose text-lead text-soft">{content.text}</p>
          <DataRoles roles={content.roles} />
        </div>
        <Invitation page={page} />
      </div>
      <div className="mt-8 grid gap-x-16 border-line border-b lg:grid-cols-2">
        {[answers.slice(0, half), answers.slice(half)].map((column) => (
          <div key={column[0]?.question}>
            {column.map(({ question, answer }) => (
              <Disclosure key={question} title={question} level={3} group="hr">
                <p className="text-soft">{answer}</p>
              </Disclosure>
            ))}
          </div>
        ))}
      </div>
      <ul className="mt-5 flex flex-wrap gap-x-9 gap-y-3">
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
          <p key={title} className="rounded-card border border-edge/50 p-4">
            <span className="block font-semibold">{title}</span>
            <span className="text-soft">{text}</span>
          </p>
        ))}
      </div>
      <div className="grid grid-cols-4" aria-hidden="true">
        <span className="col-span-2 col-start-2 h-4 rounded-b-field border-edge/50 border-x border-b" />
      </div>
      <p className="mt-2 text-center text-small first-letter:uppercase">{between}</p>
    </div>
  );
}
