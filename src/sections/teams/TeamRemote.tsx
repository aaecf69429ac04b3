import type { ContentPage } from "#load/page-context.ts";
import { ViewMark } from "#ui/drawings/ViewMark.tsx";
import { PointList } from "#ui/text/PointList.tsx";

/** A short message as meant and as heard, and rules for a remote team. */
export function TeamRemote({ page }: { page: ContentPage<"teams"> }) {
  const content = page.content.remote;
  const { message } = content;
  const readings = [
    { view: "self", label: message.meantLabel, text: message.meant },
    { view: "others", label: message.heardLabel, text: message.heard },
  ] as const;
  return (
    <div className="mt-6 grid items-start gap-x-8 gap-y-5 lg:grid-cols-2">
      <div>
        <p className="rounded-card rounded-bl-none bg-mist px-5 py-4 font-semibold text-lead">
          {message.text}
        </p>
        <dl className="mt-4 grid gap-2">
          {readings.map(({ view, label, text }) => (
            <div key={view} className="relative pl-9">
              <dt className="text-fine text-soft">
                <ViewMark view={view} className="absolute top-1 left-0 size-5 text-ink" />
                {label}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <PointList points={content.rules} />
    </div>
  );
}
