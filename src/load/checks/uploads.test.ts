import { afterAll, beforeAll, expect, test } from "vitest";
import { releasedLocales } from "#locale/languages.ts";
import { readWithFormattedIssues } from "#tests/harness/format-issues.ts";
import { createTempFolder, writeFiles } from "#tests/harness/temp-folder.ts";
import { catalog } from "../catalog.ts";

const root = createTempFolder(afterAll);
const brokenRoot = createTempFolder(afterAll);
const createSvg = (content = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4">${content}</svg>`;

beforeAll(() => {
  writeFiles(root, {
    "content/people/ada.jpg": Buffer.from([0xff, 0xd8, 0xff, 0xe1]),
    "content/logos/acme.svg": createSvg("<style>a{fill:red}</style>"),
  });
  writeFiles(brokenRoot, {
    "content/people/bo.jpg": "\x89PNG\r\n\x1a\n",
    "content/people/large.webp": Buffer.alloc(12 * 1024 * 1024 + 1),
    "content/logos/no#1.svg": createSvg(),
    "content/logos/acme.svg": createSvg(),
    "content/logos/script.svg": createSvg("<script/>"),
    "content/logos/inline.svg": '<svg viewBox="0 0 8 4"/>',
  });
});

function readList(kind: "team" | "clients", entries: object[], root: string) {
  writeFiles(root, { [`content/${kind}.yaml`]: JSON.stringify(entries, null, 1) });
  const { errors, entries: parsedEntries } = readWithFormattedIssues(catalog[kind], root);
  return { errors, count: parsedEntries.length };
}

const role = Object.fromEntries(releasedLocales.map((locale) => [locale, "Does it all"]));
const ada = { name: "Ada", role };
const as = role;
const drawnPortrait = { portrait: { hair: "bun" }, pattern: "producer", as };

test("people may have photos or drawings, in a list of any length", () => {
  const photo = "content/people/ada.jpg";
  expect(readList("team", [], root)).toEqual({ errors: [], count: 0 });
  expect(readList("team", [{ ...ada, photo }], root)).toEqual({ errors: [], count: 1 });
  const fourteenPeople = Array.from({ length: 14 }, (_, index) => ({
    ...drawnPortrait,
    name: `Ada ${index}`,
    role,
  }));
  expect(readList("team", fourteenPeople, root)).toEqual({ errors: [], count: 14 });
});

test.each([
  ["neither photo nor portrait", {}, "must have a photo or a drawn portrait"],
  ["a portrait without colour", { portrait: drawnPortrait.portrait }, "must have a pattern"],
  ["a pattern without its role", { ...drawnPortrait, as: undefined }, "must have “as”"],
  ["a missing photo", { photo: "content/people/eva.jpg" }, "the file content/people/eva.jpg is"],
  ["a photo named as another kind", { photo: "content/people/bo.jpg" }, "must be a JPEG picture"],
  ["a photo from elsewhere", { photo: "https://a.example/ada.jpg" }, "must be the path of a file"],
  [
    "a photo that is too large",
    { photo: "content/people/large.webp" },
    "must be at most 12 MB, not 13 MB",
  ],
])("%s is a mistake", (_, person, expectedMessage) => {
  const people = [
    { ...ada, ...drawnPortrait },
    { name: "Bo", role, ...person },
  ];
  const { errors, count } = readList("team", people, brokenRoot);
  expect(errors).toEqual([expect.stringMatching(/^content\/team\.yaml:\d+: entry 2: /)]);
  expect(errors[0]).toContain(expectedMessage);
  expect(count).toBe(0);
});

test("a file with which the build would fail is a mistake, also if nothing shows it", () => {
  expect(readList("team", [], brokenRoot).errors).toEqual([
    "content/logos/no#1.svg: must have no ? or # in its name: rename it",
    "content/people/bo.jpg: must be a JPEG picture: save it again as JPEG, or delete it",
    "content/people/large.webp: must be a WebP picture: save it again as WebP, or delete it",
  ]);
});

test("clients may have a logo, a shape or only a name", () => {
  const logo = "content/logos/acme.svg";
  const clients = [{ name: "A", logo, logoDark: logo }, { name: "B", mark: "arc" }, { name: "C" }];
  expect(readList("clients", clients, root)).toEqual({ errors: [], count: 3 });
});

test.each([
  [
    { logo: "content/logos/script.svg" },
    "logo: content/logos/script.svg must not contain a script",
  ],
  [
    { logo: "content/logos/inline.svg" },
    "logo: content/logos/inline.svg must begin with <svg xmlns=",
  ],
  [{ logoDark: "content/logos/acme.svg" }, "logoDark: must be left out if there is no logo"],
])("a wrong logo is a mistake: %j", (client, expectedMessage) => {
  const { errors } = readList("clients", [{ name: "Acme", ...client }], brokenRoot);
  expect(errors.join()).toContain(`entry 1: ${expectedMessage}`);
});
