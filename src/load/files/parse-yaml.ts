import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  Scalar,
  visit,
} from "yaml";
import { LineError } from "../content-issue.ts";

/** First and last line of a key. */
type Lines = [first: number, last: number];

/**
 * Parses YAML, including merge keys and aliases. `getLines` gives the lines of a key, or of its nearest
 * ancestor.
 * @throws {LineError} at the first error: the others mostly follow from it.
 */
export function parseYaml(text: string): ParsedYaml {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof LineError)) throw error;
    throw findNoBreakSpace(text, error.line) ?? error;
  }
}

interface ParsedYaml {
  data: unknown;
  getLines: (key: string) => Lines;
}

/** The error at a no-break space in the place of a plain one, which nobody sees, on a line or the one above. */
function findNoBreakSpace(text: string, errorLine: number): LineError | undefined {
  const rows = text.split("\n");
  const line = [errorLine - 1, errorLine].find((number) =>
    /^[ \t]*(?:-[ \t]+)*(?:\u00a0|-\u00a0|[\w.-]+:\u00a0)/.test(rows[number - 1] ?? ""),
  );
  const message = "must not have a no-break space before its text: type a plain space";
  return line ? new LineError(line, message) : undefined;
}

function parse(text: string): ParsedYaml {
  const lines = new LineCounter();
  const document = parseDocument(text, { merge: true, lineCounter: lines });
  // A warning is an unknown tag, whose text would be lost.
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const openQuote = error.code === "MISSING_CHAR" ? findOpenQuote(document, text) : undefined;
    const { line } = lines.linePos(openQuote ?? error.pos[0]);
    throw new LineError(line, getErrorMessage(error, text, document, openQuote !== undefined));
  }
  const throwAtOffset = (offset: number, message: string) => {
    throw new LineError(lines.linePos(offset).line, message);
  };
  const throwAt = ({ range }: Node, message: string) => throwAtOffset(range?.[0] ?? 0, message);
  // JSON is parsed here for its lines: there, 57.000 is a coordinate.
  const isJson = isCollection(document.contents) && document.contents.flow === true;
  let alias: Node | undefined;
  visit(document, {
    Alias: (_, node, path) => {
      alias ??= node;
      const block = node.resolve(document);
      if (!block) throwAt(node, `${getQuoteMessage("a star")}: no block is called ${node.source}`);
      if (block && path.includes(block))
        throwAt(node, `*${node.source} must not be used within its own block`);
    },
    Scalar: (key, node) => {
      if (node.anchor && !isAliased(document, node.anchor)) throwAt(node, getQuoteMessage("&"));
      if (key === "key") {
        if (node.source === "<<") alias ??= node;
        // Schemas of files with keys of any name would leave it out.
        if (node.source?.includes("\u00a0"))
          throwAt(node, "a key must not have a no-break space beside it: type a plain space");
        if (node.value === "__proto__") throwAt(node, "the key __proto__ cannot be used");
      } else if (hasTextInComment(node, text)) {
        const fix = "put the whole text in double quotes, or the comment on a line of its own";
        throwAt(node, `the text after " #" is read as a comment: ${fix}`);
      } else if (
        typeof node.value === "number" &&
        !isJson &&
        /^[1-9]\d{0,2}\.000$/.test(node.source ?? "")
      ) {
        throwAt(node, `${node.source} is read as ${node.value}: write whole numbers without a dot`);
      }
      const dash = findDashInText(node, text);
      if (dash !== undefined) {
        const cause = "a line that begins with a dash is read as part of the text above";
        throwAtOffset(dash, `${cause}: check the spaces before it, or put the text in quotes`);
      }
    },
  });
  let linesByKey: Map<string, Lines> | undefined;
  const getLines = (key: string): Lines => {
    // Computed on demand: lines of few files are needed.
    linesByKey ??= collectLinesOfKeys(document, lines);
    return linesByKey.get(key) ?? getLines(key.slice(0, Math.max(0, key.lastIndexOf("."))));
  };
  try {
    return { data: document.toJS() ?? undefined, getLines };
  } catch (error) {
    if (!alias) throw error;
    return throwAt(alias, "* and << cannot be used here: write the text in full");
  }
}

/** Whether a text without quotes ends at what YAML takes for a comment: "Plan #1". */
function hasTextInComment({ type, value, range }: Scalar, text: string): boolean {
  if (type !== Scalar.PLAIN || typeof value !== "string") return false;
  return /^[ \t]*#/.test(text.slice(range?.[1]));
}

/** The offset of a dash with which a later line of a text without quotes begins: a list entry with other spaces. */
function findDashInText({ type, range }: Scalar, text: string): number | undefined {
  if (type !== Scalar.PLAIN || !range) return undefined;
  const match = /\n[ \t]*- /.exec(text.slice(range[0], range[1]));
  return match ? range[0] + match.index + match[0].length - 2 : undefined;
}

/** Whether a block with this name is used. The name of another is the lost beginning of a text: "&Co". */
function isAliased(document: Document, name: string): boolean {
  let isUsed = false;
  visit(document, {
    Alias: (_, { source }) => {
      isUsed ||= source === name;
    },
  });
  return isUsed;
}

/** The lines of every key of a YAML document: "hero.points.0", and "items.plan" for an entry with an id. */
function collectLinesOfKeys(document: Document, counter: LineCounter): Map<string, Lines> {
  const lines = new Map<string, Lines>();
  const getLine = (offset: number) => counter.linePos(offset).line || 1;
  const add = (key: string, value: unknown, from = value) => {
    const [start = 0, ownEnd = 0] = (from as Node | null)?.range ?? [];
    const end = (value as Node | null)?.range?.[1] ?? ownEnd;
    // If two entries have the same id, the first is meant.
    if (!lines.has(key)) lines.set(key, [getLine(start), getLine(Math.max(start, end - 1))]);
    const resolved = isAlias(value) ? value.resolve(document) : value;
    const getChildKey = (name: unknown) => (key === "" ? String(name) : `${key}.${name}`);
    if (isMap(resolved)) {
      for (const pair of resolved.items) add(getChildKey(pair.key), pair.value, pair.key);
    }
    if (isSeq(resolved)) {
      for (const [index, entry] of resolved.items.entries()) {
        if (isMap(entry) && entry.has("id")) add(getChildKey(entry.get("id")), entry);
        add(getChildKey(index), entry);
      }
    }
  };
  add("", document.contents);
  return lines;
}

/**
 * Parses JSON.
 * @throws {LineError} if the text is not JSON, or has a key twice, of which JSON would keep the last.
 */
export function parseJson(text: string): unknown {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  try {
    const data = JSON.parse(text);
    const duplicate = document.errors.find(({ code }) => code === "DUPLICATE_KEY");
    if (!duplicate) return data;
    const message = getErrorMessage(duplicate, text, document, false);
    throw new LineError(lines.linePos(duplicate.pos[0]).line, message);
  } catch (error) {
    if (error instanceof LineError) throw error;
    const message = "is not valid JSON here: check commas, quotation marks and brackets";
    const offset = document.errors[0]?.pos[0] ?? findYamlOnlyOffset(document, text);
    throw new LineError(lines.linePos(offset).line || 1, message);
  }
}

/** The offset of the first part of a text that YAML allows and JSON does not. */
function findYamlOnlyOffset({ contents }: Document, text: string): number {
  const offsets: number[] = [];
  visit(contents, {
    Collection: (_, { flow, range }) => {
      const [start = 0, end = 0] = range ?? [];
      const inside = text.slice(0, end - 1).trimEnd();
      if (!flow) offsets.push(start);
      else if (inside.endsWith(",")) offsets.push(inside.length - 1);
    },
    Scalar: (key, { type, value, range }) => {
      const isQuoted = type === Scalar.QUOTE_DOUBLE;
      const isText = key === "key" || typeof value === "string";
      if (!isQuoted && isText) offsets.push(range?.[0] ?? 0);
    },
  });
  return Math.min(...offsets, text.length);
}

const getQuoteMessage = (start: string) =>
  `a text that begins with ${start} must be in double quotes`;
const unclosedBracketMessage = "a bracket is not closed";
const indentMessage =
  "the line must begin in the same column as its neighbours: check the spaces before it";
const colonMessage = "a key must be followed by a colon and a space";

const specialCharacters: Record<string, string> = {
  "{": "a brace",
  "[": "a bracket",
  "*": "a star",
  "&": "&",
  ">": ">",
  "|": "|",
  "-": "a dash",
};

/** The message about text after the end of a value, mostly because the first character is special. */
function getTrailingTextMessage({ contents }: Document, text: string, offset: number): string {
  if (isCollection(contents) && contents.flow && contents.items.length === 0)
    return "remove the brackets above: they say that there are no entries";
  const line = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset + 1);
  const first = /^[\s-]*(?:[\w.-]+:\s+)?(.)/.exec(line)?.[1] ?? "";
  if (first === "'" || first === '"')
    return `the text ends at its second ${first}: use ’ as an apostrophe, or put all of it in other quotation marks`;
  const start = specialCharacters[first];
  return start ? getQuoteMessage(start) : "this is neither part of a text nor of a key";
}

function getErrorMessage(
  { code, pos }: Document["errors"][number],
  text: string,
  document: Document,
  isQuoteOpen: boolean,
): string {
  const [word = ""] = /^[^:\n]*/.exec(text.slice(pos[0])) ?? [];
  switch (code) {
    case "DUPLICATE_KEY":
      return `the key "${word.replace(/^(["'])(.*)\1$/, "$2")}" is used twice`;
    case "TAB_AS_INDENT":
      return "a line must not begin with a tab: use spaces";
    case "BAD_SCALAR_START":
      return getQuoteMessage(word[0] ?? "");
    case "BAD_INDENT":
      return isInBrackets(document, pos[0]) ? unclosedBracketMessage : indentMessage;
    case "MISSING_CHAR":
      if (isQuoteOpen) return "a quotation mark is not closed";
      if (isInBrackets(document, pos[0])) return unclosedBracketMessage;
      return /^ +[\w-]+: /.test(text.slice(pos[0])) ? indentMessage : colonMessage;
    case "UNEXPECTED_TOKEN":
      return getTrailingTextMessage(document, text, pos[0]);
    case "MULTILINE_IMPLICIT_KEY":
      return colonMessage;
    case "MULTIPLE_DOCS":
      return "a line of three dashes or dots ends the text here: remove it";
    case "BAD_DQ_ESCAPE":
      return "a text with a backslash must be in single quotes, or without any";
    case "TAG_RESOLVE_FAILED":
      return getQuoteMessage("!");
    default:
      return "a text with a colon and a space must be in double quotes, or a line begins with the wrong number of spaces";
  }
}

/** Whether a place is in, or at the end of, something in brackets or braces. */
function isInBrackets({ contents }: Document, offset: number): boolean {
  let isInside = false;
  visit(contents, (_, node) => {
    if (!isCollection(node) || !node.flow) return undefined;
    const [start = 0, , end = 0] = node.range ?? [];
    isInside ||= start <= offset && offset <= end;
    return undefined;
  });
  return isInside;
}

/** The start of an unclosed quotation, for which the parser reports the end of the file. */
function findOpenQuote({ contents }: Document, text: string): number | undefined {
  let open: number | undefined;
  visit(contents, (_, node) => {
    if (!isScalar(node) || !node.range) return;
    const isQuoted = node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.QUOTE_SINGLE;
    const [start, end] = node.range;
    if (isQuoted && (end - start < 2 || text[end - 1] !== text[start])) open = start;
  });
  return open;
}
