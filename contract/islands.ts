/** The names of the islands, by which their failures are counted. */
export const islandNames = [
  "DemoControls",
  "Finder",
  "FormFrame",
  "ProspectForm",
  "ScaleTrial",
] as const;
