/** The colour of the browser's own frame: `paper` of the tokens, in the notation that every browser takes. */
export const themeColor = { light: "#fafcfb", dark: "#0b1619" };
