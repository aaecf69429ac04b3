import type { ContentLocation } from "#load/content-issue.ts";
import { readContentFiles } from "../content/content-files.ts";
import type { LaunchIssue } from "./launch-issue.ts";

type Group = Record<string, unknown>;

/** Everything in the content of the project at `root` that is marked by `sample: true`. */
export function findSamples(root: string): LaunchIssue[] {
  return findMarkedGroups(root, "sample").map(({ path, line, name }) => ({
    kind: "sample",
    path,
    line,
    message: name,
  }));
}

/** Groups of data files in which the key `mark` is true: their location and their name. */
export function findMarkedGroups(
  root: string,
  mark: string,
): (ContentLocation & { name: string })[] {
  return readContentFiles(root).flatMap(({ path, data, getLines }) =>
    listMarkedKeys(data, mark).map(([key, group]) => ({
      path,
      line: getLines(key)[0],
      name: getName(group) ?? key,
    })),
  );
}

function listMarkedKeys(data: unknown, mark: string, key = ""): [key: string, group: Group][] {
  if (typeof data !== "object" || data === null) return [];
  const inner = Object.entries(data).flatMap(([name, value]) =>
    listMarkedKeys(value, mark, key === "" ? name : `${key}.${name}`),
  );
  const isMarked = (data as Group)[mark] === true;
  return isMarked ? [[key, data as Group], ...inner] : inner;
}

/** The name of a list entry's person or organisation; undefined for a group of keys. */
function getName({ name, author, post_title: title }: Group): string | undefined {
  return [name, author, title].find((value) => typeof value === "string");
}
