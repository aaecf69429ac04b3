import type { ContentPage } from "#load/page-context.ts";
import { switchLabel, switchList } from "#ui/controls/switch.ts";
import { findPlansWithView } from "../plans/profile-parts.ts";
import { getPlansAttribute } from "./visibility-attributes.ts";
import { firstView, getViewId, reportViews } from "./visibility-style.ts";

/** The choice of the view shown by map and scales: radio buttons on which the page's style depends. */
export function ViewChoice({ page }: { page: ContentPage<"example"> }) {
  const content = page.content.views;
  return (
    <fieldset
      data-screen-only
      className="mb-4 sm:mb-5 sm:w-fit"
      {...getPlansAttribute(findPlansWithView("colleagues", page.facts))}
    >
      <legend className="sr-only">{content.label}</legend>
      <div className={`${switchList} grid grid-flow-col text-fine sm:text-small`}>
        {reportViews.map((view) => (
          <label
            key={view}
            className={`${switchLabel} max-sm:px-1`}
            {...getPlansAttribute(findPlansWithView(view, page.facts))}
          >
            <input
              type="radio"
              name="view"
              id={getViewId(view)}
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
