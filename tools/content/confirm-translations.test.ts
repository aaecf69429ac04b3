import { beforeEach, expect, test } from "vitest";
import { createSampleProject } from "#tests/harness/sample-project.ts";
import { confirmTranslations } from "./confirm-translations.ts";
import { formatContentStatus } from "./content-status.ts";
import { readConfirmations } from "./translation-confirmations.ts";

const page = "content/pages/home";
const terms = "content/legal/terms";

let project: ReturnType<typeof createSampleProject>;

beforeEach(() => {
  project = createSampleProject();
  project.write(`${page}/en.yaml`, "title: A title\nlead: A lead\n");
  project.write(`${page}/sv.yaml`, "title: En titel\nlead: En ingress\n");
  project.write(`${terms}/en.md`, "---\ntitle: Terms\n---\n\nAbove\n\n## Part\n\nText\n");
  project.write(`${terms}/sv.md`, "---\ntitle: Villkor\n---\n\nÖverst\n\n## Del\n\nOrd\n");
  project.commit();
  project.write(`${page}/en.yaml`, "title: The title\nlead: The lead\n");
  project.write(`${terms}/en.md`, "---\ntitle: Terms\n---\n\nAbove\n\n## Part\n\nWords\n");
  project.commit();
});

test("takes only confirmed texts off the list of outdated ones, and stores them sorted", () => {
  const outdatedTexts = [
    `${terms}/sv.md:7: Del`,
    `${page}/sv.yaml:1: title`,
    `${page}/sv.yaml:2: lead`,
  ];
  expect(older()).toEqual(outdatedTexts);
  expect(() => confirm(`${page}/sv.yaml:1`, `${page}/sv.yaml:12`)).toThrow(
    `Not older than English: ${page}/sv.yaml:12.`,
  );
  expect(older()).toEqual(outdatedTexts);
  expect(confirm(`${page}/sv.yaml:2`, `${terms}/sv.md:7`)).toEqual([
    `${terms}/sv.md:7: Del`,
    `${page}/sv.yaml:2: lead`,
  ]);
  expect(older()).toEqual([`${page}/sv.yaml:1: title`]);
  confirm(`${page}/sv.yaml:1:`);
  expect(older()).toEqual([]);
  const list = readConfirmations(project.root);
  expect(Object.keys(list)).toEqual([`${terms}/sv.md`, `${page}/sv.yaml`]);
  expect(Object.keys(list[`${page}/sv.yaml`] ?? {})).toEqual(["lead", "title"]);
});

test("lists a text again when its English original changes once more", () => {
  confirm(`${page}/sv.yaml:1`, `${page}/sv.yaml:2`);
  project.write(`${page}/en.yaml`, "title: Another title\nlead: The lead\n");
  expect(older()).toEqual([`${terms}/sv.md:7: Del`, `${page}/sv.yaml:1: title`]);
});

test("drops confirmations that are no longer needed", () => {
  confirm(`${page}/sv.yaml:1`, `${page}/sv.yaml:2`);
  project.write(`${page}/sv.yaml`, "title: Titeln\nlead: En ingress\n");
  project.commit();
  confirm(`${terms}/sv.md:7`);
  expect(readConfirmations(project.root)).toEqual({
    [`${terms}/sv.md`]: { "text.1": expect.any(String) },
    [`${page}/sv.yaml`]: { lead: expect.any(String) },
  });
});

test("keeps a confirmation when an entry is inserted above", () => {
  project.write(`${page}/en.yaml`, "points: [one, two, three]\n");
  project.write(`${page}/sv.yaml`, "points:\n  - ett\n  - två\n  - tre\n");
  project.commit();
  project.write(`${page}/en.yaml`, "points: [one, second, three]\n");
  confirm(`${page}/sv.yaml:3`);
  project.write(`${page}/en.yaml`, "points: [zero, one, second, three]\n");
  project.write(`${page}/sv.yaml`, "points:\n  - noll\n  - ett\n  - två\n  - tre\n");
  expect(older()).toEqual([`${terms}/sv.md:7: Del`]);
});

function confirm(...lines: string[]): string[] {
  return confirmTranslations(project.root, lines);
}

/** The places that the status lists as older than English. */
function older(): string[] {
  const rows = formatContentStatus(project.root);
  return rows.flatMap((row) => /^ {2}older than English +(.*)/.exec(row)?.[1] ?? []);
}
