import type { ContentPage } from "#load/page-context.ts";
import { TextAlternative } from "#ui/text/TextAlternative.tsx";
import { formatPosition } from "../profile/tabulate-map.ts";
import { exampleTeam } from "./example-team.ts";

/** The team half a year later, as a table: where colleagues see each person, before and after. */
export function TeamFollowUp({ page }: { page: ContentPage<"teams"> }) {
  const content = page.content.followUp;
  const { t } = page;
  return (
    <TextAlternative
      label={t["view.read"]}
      table={{
        caption: content.caption,
        columns: [t["view.person"], content.before, content.after],
        rows: exampleTeam.map(({ spring, autumn }, index) => [
          content.people[index] ?? "",
          formatPosition(spring, t),
          formatPosition(autumn, t),
        ]),
      }}
    />
  );
}
