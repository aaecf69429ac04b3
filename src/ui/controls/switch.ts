/** The classes of a switch between views: options in a row, of which the chosen one is a raised pill. */
export const switchList = "gap-1 rounded-panel border border-line bg-mist p-1";

/** An option of a switch: a link, a button, or the label of a hidden radio button. */
export const switchOption =
  "switch-option relative flex min-h-11 flex-auto cursor-pointer items-center justify-center rounded-pill border-2 border-transparent px-3 text-center wrap-anywhere hyphens-auto font-semibold text-soft hover:text-ink";

/** An option that is the label of a radio button, and has the ring of the focus around itself. */
export const switchLabel = `${switchOption} has-focus-visible:outline-3 has-focus-visible:outline-spruce`;
