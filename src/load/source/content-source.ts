import { extname } from "node:path";
import { splitFrontMatter } from "../front-matter.ts";
import { explainJsonError, readYaml, YamlError } from "./read-yaml.ts";
import type { YamlPlaces } from "./yaml-places.ts";

/** A file of content as written, with line numbers. */
export interface ContentSource {
  /** From the root of the project: content/pages/home/sv.yaml. */
  path: string;
  /** Its data; of a Markdown file the front matter; `undefined` if it cannot be parsed. */
  data: unknown;
  /** The Markdown below the data, and the line on which it begins. */
  body: string;
  bodyLine: number;
  /** Why the file cannot be parsed, as "file:line: what is wrong". */
  problem: string | undefined;
  /**
   * First and last line of a key, such as "hero.points.0"; if it does not exist, of its nearest ancestor.
   */
  linesOf(key: string): [first: number, last: number];
}

/** Parses a YAML, JSON or Markdown file. Never throws: a broken file has a `problem`. */
export function parseContent(path: string, text: string): ContentSource {
  const prose = extname(path) === ".md" ? splitFrontMatter(text) : undefined;
  const data = prose ? prose.head : text;
  const offset = prose?.head ? 1 : 0;
  const source = {
    path,
    data: undefined as unknown,
    body: prose?.body ?? "",
    bodyLine: prose?.bodyLine ?? 1,
    problem: undefined as string | undefined,
  };
  let places: YamlPlaces | undefined;
  try {
    if (extname(path) === ".json") source.data = JSON.parse(text);
    else ({ data: source.data, places } = readYaml(data));
    if (source.data === undefined && !prose) source.problem = `${path}:1: the file is empty`;
  } catch (error) {
    const { line, message } = error instanceof YamlError ? error : explainJsonError(error);
    source.problem = `${path}:${line + offset}: ${message}`;
  }
  return {
    ...source,
    linesOf: (key) => {
      if (source.problem) return [1, 1];
      // JSON is YAML, too. It is parsed as such only if somebody asks for a line.
      places ??= readYaml(data).places;
      const [first, last] = places.linesOf(key);
      return [first + offset, last + offset];
    },
  };
}

/** The place of a key for an editor: "content/pages/home/sv.yaml:12: hero.points: entry 1". */
export function placeOf(source: ContentSource, key: string): string {
  const place = `${source.path}:${source.linesOf(key)[0]}`;
  return key === "" ? place : `${place}: ${nameOf(key)}`;
}

/** A key with list entries counted from one: "panel.respondents: entry 2: name". */
function nameOf(key: string): string {
  return key
    .split(".")
    .map((part) => (/^\d+$/.test(part) ? `: entry ${Number(part) + 1}: ` : `.${part}`))
    .join("")
    .replace(/: \.|: : /g, ": ")
    .replace(/^[.: ]+|[.: ]+$/g, "");
}
