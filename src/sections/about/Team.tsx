import type { LoadedTeamMember } from "#load/content.ts";
import type { ContentPage } from "#load/page-context.ts";
import { interpolate } from "#locale/interpolate.ts";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Intro } from "#ui/text/Intro.tsx";
import { Portrait } from "./Portrait.tsx";

const choices = [6, 5, 4] as const;
const columns = { 4: "lg:grid-cols-4", 5: "lg:grid-cols-5", 6: "lg:grid-cols-6" };

/** The people of the company, each with the pattern that colleagues see in one role. */
export function Team({
  page,
  members,
}: {
  page: ContentPage<"about">;
  members: LoadedTeamMember[];
}) {
  const content = page.content.team;
  const { t, locale, facts } = page;
  const givenFacts = Object.entries(facts.about) as [keyof typeof content.facts, number][];
  const sentences = givenFacts.map(([name, value]) =>
    interpolate(content.facts[name], { [name]: value }),
  );
  const intro = { title: content.title, lead: [...sentences, content.lead].join(" ") };
  if (members.length === 0) return null;
  return (
    <Section tone="mist" labelledBy="team-title">
      <Intro id="team-title" content={intro} spacing="mt-4 mb-7 lg:mb-10" />
      <ul
        className={`grid grid-cols-2 gap-x-5 gap-y-6 md:grid-cols-3 lg:gap-y-9 ${columns[chooseColumns(members.length)]}`}
      >
        {members.map((member) => (
          <li key={member.name}>
            <div className="max-w-28 sm:max-w-none">
              <Picture {...member} />
            </div>
            <h3 className="mt-2.5 lg:mt-4 font-bold">{member.name}</h3>
            <p className="text-small">{member.role[locale]}</p>
            {member.pattern && member.as && (
              <p className="mt-0.5 text-fine lg:mt-1.5 text-soft">
                {interpolate(content.seen, {
                  pattern: t[`pattern.${member.pattern}`],
                  as: member.as[locale],
                })}
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <ArrowLink href={page.getHref("science", "what-it-measures")}>{content.patterns}</ArrowLink>
      </p>
    </Section>
  );
}

/** A photo, else a drawing. Decorative: the name is below. */
function Picture({ photo, portrait, pattern }: LoadedTeamMember) {
  if (photo) {
    const className = "aspect-square w-full rounded-card object-cover";
    return <img {...photo} alt="" loading="lazy" decoding="async" className={className} />;
  }
  return portrait && pattern && <Portrait pattern={pattern} {...portrait} />;
}

/** The number of columns on a wide window that fills the last row best. */
export function chooseColumns(people: number): (typeof choices)[number] {
  const countInLastRow = (columns: number) => ((people - 1) % columns) + 1;
  return choices.reduce((best, columns) =>
    countInLastRow(columns) / columns > countInLastRow(best) / best ? columns : best,
  );
}
