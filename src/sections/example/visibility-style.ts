/** The views of the report: the self-view, both views, or each group of respondents separately. */
export const reportViews = ["self", "colleagues", "groups"] as const;

type ReportView = (typeof reportViews)[number];

/** The initial view, if the plan has it. */
export const firstView: ReportView = "colleagues";

/** A plan whose profile can be shown, and the views that it includes. */
interface PlanOption {
  id: string;
  views: readonly ReportView[];
}

/** The id of a view's radio button. */
export const getViewId = (view: ReportView) => `view-${view}`;

/**
 * Returns the CSS that shows the chosen view of the chosen plan. The plan is the fragment of the URL
 * (#starter), else `standard`; the view is a radio button. Elements list the plans that include them in
 * `data-plans`, and their views in `data-view`. In print all views of the plan follow one another.
 * Browsers without `:has()` show everything.
 */
export function createVisibilityStyle(options: readonly PlanOption[], standard: string): string {
  return options
    .map((option) => createStyles(option, createScope(option.id, options, standard)))
    .join("");
}

/** The selector that matches while a plan is shown. */
function createScope(id: string, options: readonly PlanOption[], standard: string): string {
  if (id !== standard) return `main:has(#${id}:target)`;
  const others = options.filter((option) => option.id !== id).map((option) => `#${option.id}`);
  return `main:not(:has(:is(${others.join()}):target))`;
}

function createStyles({ id, views }: PlanOption, scope: string): string {
  const hide = "{display:none}";
  const getSelectorWithout = (view: string) => `:not([data-view~=${view}])[data-view]`;
  const viewRules = reportViews.map(
    (view) =>
      `${scope}:has(#${getViewId(view)}:checked) ${getSelectorWithout(getShownView(view, views))}${hide}`,
  );
  // The self-view is part of the other views.
  const onPaper = views.length > 1 ? `${scope} [data-view=self]${hide}` : "";
  return [
    `${scope} :not([data-plans~=${id}])[data-plans]${hide}`,
    `${scope} #${id}>a${hide}`,
    `${scope} .plan-option:not(#${id})>strong${hide}`,
    `@media screen{${viewRules.join("")}}`,
    `@media print{${onPaper}}`,
  ].join("");
}

/** The view shown for the chosen one: the same, or the nearest smaller one that the plan has. */
function getShownView(view: ReportView, views: readonly ReportView[]): ReportView {
  const upTo = reportViews.slice(0, reportViews.indexOf(view) + 1);
  return upTo.findLast((view) => views.includes(view)) ?? "self";
}
