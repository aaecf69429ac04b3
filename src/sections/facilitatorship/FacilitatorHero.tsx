import { formPages } from "#contract/forms.ts";
import { answerScale } from "#instrument/answer-scale.ts";
import type { Profile } from "#instrument/profile.ts";
import { getViewPercents } from "#instrument/profile-views.ts";
import type { ContentPage, PageContext } from "#load/page-context.ts";
import type { FacilitatorshipContent } from "#load/schema/facilitatorship.ts";
import { ViewLegend } from "#ui/drawings/ViewLegend.tsx";
import { Card } from "#ui/layout/Card.tsx";
import { PageHero } from "#ui/layout/PageHero.tsx";
import { Scale } from "#ui/scales/Scale.tsx";
import { getPoleLabels } from "../profile/dimension-texts.ts";
import { ScalesTextAlternative } from "../profile/ScalesTextAlternative.tsx";

type Hero = FacilitatorshipContent["hero"];

/** What a facilitator does, two calls to action, and an excerpt of a conversation. */
export function FacilitatorHero({
  page,
  profile,
}: {
  page: ContentPage<"facilitatorship">;
  profile: Profile;
}) {
  const content = page.content.hero;
  return (
    <PageHero
      {...content}
      actions={[
        { href: `#${formPages.inquiry.fragment}`, label: content.primary },
        { href: "#find", label: content.secondary },
      ]}
      picture="beside"
    >
      <Conversation page={page} content={content.conversation} profile={profile} />
    </PageHero>
  );
}

/** A facilitator and a participant talk about the two views on a scale. */
function Conversation({
  page,
  content,
  profile,
}: {
  page: PageContext;
  content: Hero["conversation"];
  profile: Profile;
}) {
  const { t } = page;
  const { facilitator, participant, label, lines } = content;
  const percents = getViewPercents("directiveness", profile);
  return (
    <Card variant="main" className="grid gap-5 p-5 sm:p-6">
      <div>
        <p className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold">{t["dimension.directiveness.name"]}</span>{" "}
          <span className="text-fine text-soft">{label}</span>
        </p>
        <Scale {...percents} {...getPoleLabels("directiveness", t)} />
        <ScalesTextAlternative
          page={page}
          rows={[
            {
              name: t["view.person"],
              self: profile.self.means.directiveness,
              others: profile.others.means.directiveness,
            },
          ]}
          range={answerScale}
        />
        <ViewLegend className="mt-3" self={t["view.self"]} others={t["view.others"]} />
      </div>
      <ul className="grid gap-3 border-line border-t pt-4">
        {lines.map(({ by, text }) => (
          <li key={text} className={`w-5/6 ${by === "participant" ? "justify-self-end" : ""}`}>
            <p className="text-fine text-soft">
              {by === "facilitator" ? facilitator : participant}
            </p>
            <p
              className={`mt-1 rounded-card px-4 py-2.5 ${by === "facilitator" ? "rounded-tl-none bg-mist" : "rounded-tr-none border border-line"}`}
            >
              {text}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
