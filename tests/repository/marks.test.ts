import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listProjectFiles } from "#tests/harness/project-files";
import { projectRoot } from "#tools/project";

/**
 * The drawings of views of a person. Ring and dot stand for these and nothing else: a new drawing is
 * added here with its reason; a list, a price or a heading is not.
 */
const drawingsOfViews = [
  // The marks themselves, and their key.
  "src/ui/marks/",
  "src/ui/scales/",
  "src/ui/profile-map/",
  "src/share/drawings.tsx",
  // The map and the pairs on which visitors place themselves and their guess.
  "src/islands/trial/",
  // Examples of two views on the map, on scales and in words.
  "src/sections/home/HowItWorks.tsx",
  "src/sections/home/Problem.tsx",
  "src/sections/product/DescribeDemo.tsx",
  "src/sections/product/StoryPicture.tsx",
  "src/sections/profile/ProfileWords.tsx",
  "src/sections/example/MapReport.tsx",
  "src/sections/example/ScalesReport.tsx",
  "src/sections/organization/OrganizationHero.tsx",
  "src/sections/facilitatorship/FacilitatorBenefits.tsx",
  "src/sections/facilitatorship/FacilitatorHero.tsx",
  "src/sections/science/",
  "src/sections/teams/",
  // Who sees somebody where, and what was meant beside what was seen.
  "src/sections/audience/ViewTimeline.tsx",
  "src/sections/individuals/",
  "src/sections/leaders/",
  // The place of a person on the map of patterns.
  "src/sections/about/Portrait.tsx",
  // Both views have met, or the others' is missing.
  "src/sections/about/Mission.tsx",
  "src/sections/message/NotFoundDrawing.tsx",
  "src/pages/[...home].astro",
  "src/pages/[...messageSent].astro",
  "src/islands/forms/FormSent.tsx",
];

const files = listProjectFiles()
  .filter((file) => file.startsWith("src/") && /\.(tsx|astro)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(projectRoot, file), "utf8") }));

/** Whether it draws a ring or a dot: by the shapes, or in their colour. */
const drawsMark = /marks\/(Mark|Shapes|ViewKey|ViewDistance|MeetingMarks)\.tsx"|fill-producer/;

test("only listed drawings draw a ring or a dot", () => {
  const others = files
    .filter(({ text }) => drawsMark.test(text))
    .map(({ file }) => file)
    .filter((file) => !drawingsOfViews.some((place) => file.startsWith(place)));
  expect(others).toEqual([]);
});

test("the list has no drawing without a ring or a dot", () => {
  const idle = drawingsOfViews.filter(
    (place) => !files.some(({ file, text }) => file.startsWith(place) && drawsMark.test(text)),
  );
  expect(idle).toEqual([]);
});
