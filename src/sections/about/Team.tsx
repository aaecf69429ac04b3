import type { AboutContent } from "#load/schema/about";
import type { Messages } from "#load/schema/messages";
import type { TeamMember } from "#load/schema/team";
import { Section } from "#ui/layout/Section.tsx";
import { Intro } from "#ui/text/Intro.tsx";
import { Portrait } from "./Portrait.tsx";

/** The people of the company, each in the colour of the pattern in which colleagues see them. */
export function Team({
  content,
  members,
  t,
}: {
  content: AboutContent["team"];
  members: TeamMember[];
  t: Messages;
}) {
  return (
    <Section tone="mist" labelledBy="team-title">
      <Intro id="team-title" content={content} spacing="mt-4 mb-10" />
      <ul className="grid grid-cols-2 gap-x-5 gap-y-9 md:grid-cols-3 lg:grid-cols-6">
        {members.map((member) => (
          <li key={member.name}>
            <Portrait pattern={member.pattern} {...member.portrait} />
            <h3 className="mt-4 font-bold">{member.name}</h3>
            <p className="text-small">{content.roles[member.role]}</p>
            <p className="text-small text-soft">{t[`pattern.${member.pattern}`]}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
