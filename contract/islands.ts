/** The names of the islands, by which their failures are counted. */
export const islandNames = [
  "ChapterTabs",
  "DemoControls",
  "Finder",
  "FormFrame",
  "FragmentTabs",
  "ProspectForm",
  "ScaleTrial",
  "Tabs",
] as const;
