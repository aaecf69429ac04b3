/** What a reader can look at: the own view, both, or each group of respondents by itself. */
export const reportViews = ["self", "colleagues", "groups"] as const;

export type ReportView = (typeof reportViews)[number];

/** The view that is chosen at first, where a plan has it. */
export const firstView: ReportView = "colleagues";

/** A plan whose profile can be looked at, and the views that it holds. */
export interface PlanOption {
  id: string;
  views: readonly ReportView[];
}

/** The id of the radio button of a view. */
export const viewId = (view: ReportView) => `view-${view}`;

/**
 * The style by which the report shows what a plan holds, and of that the chosen view. The plan is the
 * place in the page's address (#starter), else `standard`; the view is a radio button. Elements name the
 * plans that hold them in `data-plans` and the views that they belong to in `data-view`. On paper all views
 * of the plan stand one below the other; a browser that does not know `:has()` shows everything.
 */
export function visibilityStyle(options: readonly PlanOption[], standard: string): string {
  return options.map((option) => stylesOf(option, scopeOf(option.id, options, standard))).join("");
}

/** Selects the report while a plan is looked at. */
function scopeOf(id: string, options: readonly PlanOption[], standard: string): string {
  if (id !== standard) return `main:has(#${id}:target)`;
  const others = options.filter((option) => option.id !== id).map((option) => `#${option.id}`);
  return `main:not(:has(:is(${others.join()}):target))`;
}

function stylesOf({ id, views }: PlanOption, scope: string): string {
  const hide = "{display:none}";
  const without = (view: string) => `:not([data-view~=${view}])[data-view]`;
  const chosen = reportViews.map(
    (view) => `${scope}:has(#${viewId(view)}:checked) ${without(shownFor(view, views))}${hide}`,
  );
  // The own view alone says nothing that the others do not show as well.
  const onPaper = views.length > 1 ? `${scope} [data-view=self]${hide}` : "";
  return [
    `${scope} :not([data-plans~=${id}])[data-plans]${hide}`,
    `${scope} #${id}>a${hide}`,
    `${scope} .plan-option:not(#${id})>strong${hide}`,
    `@media screen{${chosen.join("")}}`,
    `@media print{${onPaper}}`,
  ].join("");
}

/** What is shown of a plan when this view is chosen: the view, or the nearest one that the plan has. */
function shownFor(view: ReportView, views: readonly ReportView[]): ReportView {
  const upTo = reportViews.slice(0, reportViews.indexOf(view) + 1);
  return upTo.findLast((one) => views.includes(one)) ?? "self";
}
