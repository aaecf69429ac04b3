/** The attribute with the ids of plans that include an element, by which `createVisibilityStyle` shows and hides it. */
export const getPlansAttribute = (plans: readonly string[]) => ({ "data-plans": plans.join(" ") });

/** Attributes of an element with answers of respondents: its plans, and the views that show answers. */
export const getRespondentAttributes = (plans: readonly string[]) => ({
  ...getPlansAttribute(plans),
  "data-view": "colleagues groups",
});
