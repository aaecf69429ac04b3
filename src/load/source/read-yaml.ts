import { type Document, isAlias, isScalar, LineCounter, parseDocument, visit } from "yaml";
import { LineError } from "../content-error.ts";
import { type Lines, linesOfKeys } from "./yaml-places.ts";

/**
 * Parses YAML, including merge keys and aliases. `linesOf` gives the lines of a key, or of its nearest
 * ancestor.
 * @throws {LineError} at the first error: the others mostly follow from it.
 */
export function readYaml(text: string): { data: unknown; linesOf: (key: string) => Lines } {
  const lines = new LineCounter();
  const document = parseDocument(text, { merge: true, lineCounter: lines });
  const [error] = document.errors;
  if (error) {
    const offset = openQuote(document, text) ?? error.pos[0];
    throw new LineError(lines.linePos(offset).line, explain(error, text));
  }
  visit(document, {
    Alias: (_, alias) => {
      if (alias.resolve(document)) return;
      const { line } = lines.linePos(alias.range?.[0] ?? 0);
      const guess = `(or is *${alias.source} meant to be the name of a block?)`;
      throw new LineError(line, `${quoteIt("a star")} ${guess}`);
    },
  });
  let known: Map<string, Lines> | undefined;
  const linesOf = (key: string): Lines => {
    // Few files are asked for a line.
    known ??= linesOfKeys(document, lines);
    return known.get(key) ?? linesOf(key.slice(0, Math.max(0, key.lastIndexOf("."))));
  };
  return { data: document.toJS() ?? undefined, linesOf };
}

/** An editor's words for an error of `JSON.parse`. */
export function explainJsonError(error: unknown): { line: number; message: string } {
  const line = /\(line (\d+) /.exec(String(error))?.[1];
  const message = "cannot be read here: look at commas, quotation marks and brackets";
  return { line: Number(line ?? 1), message };
}

const quoteIt = (start: string) => `a text that starts with ${start} must stand in double quotes`;
const unclosed = "a bracket is opened and not closed";
const noColon = "a key needs a colon and a space behind it";

const starts: Record<string, string> = {
  "{": "a brace",
  "[": "a bracket",
  "*": "a star",
  "&": "&",
};

/** There is something after the end of a value: mostly because its first character is special. */
function explainRest(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
  const first = /^[\s-]*(?:[\w.-]+:\s+)?(.)/.exec(line)?.[1] ?? "";
  const start = starts[first];
  return start
    ? quoteIt(start)
    : "something stands here that belongs neither to the text nor to a key";
}

function explain({ code, message, pos }: Document["errors"][number], text: string): string {
  const [word = ""] = /^[^:\n]*/.exec(text.slice(pos[0])) ?? [];
  switch (code) {
    case "DUPLICATE_KEY":
      return `the key "${word}" is there twice`;
    case "TAB_AS_INDENT":
      return "a tab stands at the start of the line: use spaces";
    case "BAD_SCALAR_START":
      return quoteIt(word[0] ?? "");
    case "BAD_INDENT":
      return message.startsWith("Flow")
        ? unclosed
        : "the line does not begin in the same column as its neighbours: look at the spaces before it";
    case "MISSING_CHAR":
      if (message.includes("quote")) return "a quotation mark is opened and not closed";
      return message.includes("map values") ? noColon : unclosed;
    case "UNEXPECTED_TOKEN":
      return explainRest(text, pos[0]);
    case "MULTILINE_IMPLICIT_KEY":
      return noColon;
    default:
      return "a text with a colon and a space in it must stand in double quotes, or the spaces at the start of a line are wrong";
  }
}

/** The start of a quotation that has no end: the parser itself reports the end of the file. */
function openQuote({ contents, errors }: Document, text: string): number | undefined {
  if (!errors[0]?.message.startsWith("Missing closing")) return undefined;
  let start: number | undefined;
  visit(contents, {
    Scalar: (_, node) => {
      if (isAlias(node) || !isScalar(node) || !node.range) return;
      const mark = text[node.range[0]];
      if ((mark === '"' || mark === "'") && text[node.range[1] - 1] !== mark) start = node.range[0];
    },
  });
  return start;
}
