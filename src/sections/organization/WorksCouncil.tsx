import type { Facts } from "#load/schema/facts";
import type { OrganizationContent } from "#load/schema/organization";
import { fill } from "#locale/fill";
import { Section } from "#ui/layout/Section.tsx";
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

/** Who is responsible for the data: the organisation and us, with the agreement between them. */
function DataRoles({ roles }: { roles: OrganizationContent["council"]["roles"] }) {
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
      <p className="mt-3 text-center text-fine text-on-deep-soft">{between}</p>
    </div>
  );
}
