import type { Facts } from "#load/schema/facts";
import type { OrganizationContent } from "#load/schema/organization";
import { fill } from "#locale/fill";
import { Section } from "#ui/layout/Section.tsx";
import { DottedLine } from "#ui/marks/Shapes.tsx";
import { Headline } from "#ui/text/Headline.tsx";

/** What employee representatives ask before colleagues rate colleagues, with the answers. */
export function WorksCouncil({
  content,
  facts,
  privacyPath,
  termsPath,
}: {
  content: OrganizationContent["council"];
  facts: Facts;
  privacyPath: string;
  termsPath: string;
}) {
  const data = facts.legal;
  const values = {
    profileDays: data.profileDaysAfterContract,
    respondentMonths: data.respondentUsageMonths,
    auditDays: data.auditNoticeBusinessDays,
    subProcessorDays: data.subProcessorObjectionWorkingDays,
  };
  const links = [
    { href: privacyPath, label: content.privacy },
    { href: termsPath, label: content.terms },
  ];
  return (
    <Section id="works-council" tone="deep" labelledBy="works-council-title">
      <div className="grid items-center gap-x-16 gap-y-9 lg:grid-cols-2">
        <div>
          <Headline level={2} variant="title" id="works-council-title">
            {content.title}
          </Headline>
          <p className="mt-4 max-w-prose text-lead text-on-deep-soft">{content.text}</p>
        </div>
        <DataRoles roles={content.roles} />
      </div>
      <dl className="mt-12 grid gap-x-16 md:grid-cols-2">
        {content.answers.map(({ question, answer }) => (
          <div key={question} className="border-on-deep/25 border-t py-6">
            <dt className="font-semibold text-lead">{question}</dt>
            <dd className="mt-2 max-w-prose text-on-deep-soft">{fill(answer, values)}</dd>
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

/** Who is responsible for the data: the organisation as a ring, we as a dot, the agreement between them. */
function DataRoles({ roles }: { roles: OrganizationContent["council"]["roles"] }) {
  const { controller, processor, between } = roles;
  return (
    <div>
      <svg viewBox="0 0 480 104" className="block h-auto w-full" aria-hidden="true">
        <DottedLine
          d="M96 52H384"
          className="stroke-on-deep"
          strokeWidth="3"
          strokeDasharray="1 9"
        />
        <circle cx="52" cy="52" r="40" className="fill-none stroke-on-deep" strokeWidth="12" />
        <circle cx="432" cy="52" r="44" className="fill-producer" />
      </svg>
      <p className="-mt-3 text-center text-fine text-on-deep-soft">{between}</p>
      <div className="mt-4 grid grid-cols-2 gap-8">
        <p>
          <span className="block font-semibold">{controller.title}</span>
          <span className="text-on-deep-soft text-small">{controller.text}</span>
        </p>
        <p className="text-right">
          <span className="block font-semibold">{processor.title}</span>
          <span className="text-on-deep-soft text-small">{processor.text}</span>
        </p>
      </div>
    </div>
  );
}
