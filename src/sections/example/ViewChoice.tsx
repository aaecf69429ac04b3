import type { ContentPage } from "#load/page-context";
import { plansWithView } from "../plans/profile-parts.ts";
import { plansAttribute } from "./Report.tsx";
import { firstView, reportViews, viewId } from "./visibility-style.ts";

/** The choice of the view shown by map and scales: radio buttons on which the page's style depends. */
export function ViewChoice({ page }: { page: ContentPage<"example"> }) {
  const content = page.content.views;
  return (
    <fieldset
      data-screen-only
      className="mb-4 sm:mb-5 sm:w-fit"
      {...plansAttribute(plansWithView("colleagues", page.facts))}
    >
      <legend className="sr-only">{content.label}</legend>
      <div className="grid auto-cols-fr grid-flow-col gap-1 rounded-card border border-line bg-mist p-1 text-fine sm:text-small">
        {reportViews.map((view) => (
          <label
            key={view}
            className="view-option relative flex min-h-11 cursor-pointer items-center justify-center rounded-pill border-2 border-transparent px-1.5 text-center font-semibold sm:px-3 text-soft hover:text-ink has-checked:border-edge has-checked:bg-card has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-spruce"
            {...plansAttribute(plansWithView(view, page.facts))}
          >
            <input
              type="radio"
              name="view"
              id={viewId(view)}
              defaultChecked={view === firstView}
              className="sr-only"
            />
            {content[view]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
