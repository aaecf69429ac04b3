import { afterAll, expect, test } from "vitest";
import { createSampleProject } from "#tests/harness/sample-project.ts";
import { readContentFiles } from "./content-files.ts";
import { type ContentHistory, openHistory } from "./content-history.ts";
import { findOutdated } from "./find-outdated.ts";

const { root, write, commit } = createSampleProject(afterAll);
const findAll = () => findOutdated(readContentFiles(root), openHistory(root) as ContentHistory);

test("compares a section with English as it was, not with commits before English had it", () => {
  const terms = "content/legal/terms";
  const file = (text: string) => `---\ntitle: Terms\n---\n\n${text}\n`;
  const versions = [
    [file("Above"), file("Ovan\n\n## Del\n\nOrd")],
    [file("Above\n\n## Part\n\nText"), file("Ovan\n\n## Del\n\nText")],
    [file("Above\n\n## Part\n\nWords"), file("Ovan\n\n## Del\n\nText")],
  ] as const;
  const outdated = versions.map(([english, swedish]) => {
    write(`${terms}/en.md`, english);
    write(`${terms}/sv.md`, swedish);
    commit();
    return findAll()
      .filter(({ file }) => file.path.startsWith(terms))
      .map(({ key }) => key);
  });
  expect(outdated).toEqual([[], [], ["text.1"]]);
});

test("leaves later sections and entries current when one is inserted", () => {
  const prose = (...parts: string[]) => `---\ntitle: T\n---\n\n${parts.join("\n\n")}\n`;
  const writeAll = (locales: string[], ...ids: string[]) => {
    for (const locale of locales) {
      const anchored = ids.map((id) => `## ${id} [#${id}]\n\n${id}.`);
      write(`content/legal/privacy/${locale}.md`, prose(...anchored));
      write(
        `content/science/end-goal/${locale}.md`,
        prose(...ids.map((id) => `## ${id}\n\n${id}.`)),
      );
      write(`content/pages/faq/${locale}.yaml`, ids.map((id) => `- title: ${id}\n`).join(""));
    }
    commit();
  };
  const findLocations = () =>
    findAll()
      .filter(({ file }) => !/home|terms/.test(file.path))
      .map(({ location }) => location);
  writeAll(["en", "sv"], "first", "second", "third");
  writeAll(["en"], "first", "new", "second", "third");
  expect(findLocations()).toEqual([]);
  writeAll(["sv"], "first", "new", "second", "third");
  expect(findLocations()).toEqual([]);
});

test("lists entries that English has in another order, until they are moved", () => {
  const product = "content/pages/product";
  const toYaml = (...points: string[]) =>
    `points:\n${points.map((point) => `  - ${point}\n`).join("")}`;
  const findOlder = () => {
    commit();
    return findAll()
      .filter(({ file }) => file.path.startsWith(product))
      .map(({ key }) => key);
  };
  write(`${product}/en.yaml`, toYaml("one", "two", "three"));
  write(`${product}/sv.yaml`, toYaml("ett", "två", "tre"));
  expect(findOlder()).toEqual([]);
  write(`${product}/en.yaml`, toYaml("three", "one", "two"));
  expect(findOlder()).toEqual(["points.0", "points.1", "points.2"]);
  write(`${product}/sv.yaml`, toYaml("tre", "ett", "två"));
  expect(findOlder()).toEqual([]);
});
