import type { Messages } from "#load/schema/messages";
import type { OrganizationContent } from "#load/schema/organization";
import { Card } from "#ui/layout/Card.tsx";
import { ViewKey } from "#ui/marks/ViewKey.tsx";
import { Scale } from "#ui/scales/Scale.tsx";
import { exampleGroups } from "./example-organization.ts";

/** Results by group: a row for each function, both views on one scale, and what it says. */
export function GroupReport({
  report,
  t,
}: {
  report: OrganizationContent["hero"]["report"];
  t: Messages;
}) {
  return (
    <div className="mt-12 lg:mt-16">
      <Card main className="p-5 sm:p-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <p className="font-semibold text-lead">{report.title}</p>
          <p className="text-fine text-soft">{report.note}</p>
        </div>
        <ul className="mt-5">
          {report.groups.map((group, index) => (
            <li
              key={group.name}
              className="grid items-center gap-x-8 gap-y-2 border-line border-t py-4 md:grid-cols-12"
            >
              <p className="flex items-baseline justify-between gap-x-3 md:col-span-2 md:block">
                <span className="font-semibold">{group.name}</span>
                <span className="text-fine text-soft md:block">{group.count}</span>
              </p>
              <div className="px-2.5 md:col-span-6">
                <Scale {...exampleGroups[index]} />
              </div>
              <p className="text-small text-soft md:col-span-4">{group.reading}</p>
            </li>
          ))}
        </ul>
        <div className="grid gap-x-8 gap-y-4 border-line border-t pt-4 md:grid-cols-12">
          <p className="flex justify-between px-2.5 text-small text-soft md:col-span-6 md:col-start-3">
            <span>{t["dimension.directiveness.low"]}</span>
            <span>{t["dimension.directiveness.high"]}</span>
          </p>
          <div className="md:col-span-4 md:col-start-9">
            <ViewKey {...report.key} />
          </div>
        </div>
      </Card>
    </div>
  );
}
