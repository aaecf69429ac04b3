import { basename, extname } from "node:path";
import { isLocale, isReleased, type Locale } from "#locale/languages.ts";

export interface ContentLocation {
  /** Its file, from the root of the project. */
  path: string;
  line?: number;
  /** "hero.points.0", "items.plan.answer". */
  key?: string;
}

/** What is wrong, in an editor's words, and where, unless it is in no file. */
export interface ContentIssue extends Partial<ContentLocation> {
  message: string;
}

/**
 * An error stops the build. A warning stops a release. An issue of a language in preparation is unfinished, and
 * stops neither.
 */
export const severities = ["error", "warning", "unfinished"] as const;

/** An issue as a collection or the status reports it. */
export interface ReportedIssue extends ContentIssue {
  severity: (typeof severities)[number];
  /** Whether it says only that a text is shown in English. */
  isUntranslated?: boolean;
}

/** An issue in a line of text: "content/pages/home/sv.yaml:12: hero.points: entry 1: is missing". */
export function formatIssue({ path, line, key, message }: Partial<ContentIssue>): string {
  const place = path && line ? `${path}:${line}` : path;
  return [place, key && formatKey(key), message].filter(Boolean).join(": ");
}

/** A key with list entries counted from one: "panel.respondents: entry 2: name". */
function formatKey(key: string): string {
  return key
    .split(".")
    .map((part) => (/^\d+$/.test(part) ? `: entry ${Number(part) + 1}: ` : `.${part}`))
    .join("")
    .replace(/: \.|: : /g, ": ")
    .replace(/^[.: ]+|[.: ]+$/g, "");
}

/** Issues with this severity, or "unfinished" in a language in preparation. */
export function addSeverity(
  issues: readonly ContentIssue[],
  severity: "error" | "warning",
): ReportedIssue[] {
  return issues.map((issue) => ({
    ...issue,
    severity: isInPreparation(issue) ? "unfinished" : severity,
  }));
}

/** Each issue once: a file that several collections read, or all languages show, is checked repeatedly. */
export function removeDuplicateIssues<Issue extends ContentIssue & Partial<ReportedIssue>>(
  issues: readonly Issue[],
): Issue[] {
  const issuesByText = issues.map((issue): [string, Issue] => [
    `${issue.severity} ${formatIssue(issue)}`,
    issue,
  ]);
  return [...new Map(issuesByText).values()];
}

/** Whether an issue is of a file of a language in preparation. */
export function isInPreparation({ path }: ContentIssue): boolean {
  const locale = path && findFileLocale(path);
  return locale ? !isReleased(locale) : false;
}

/** The language of a file named en.yaml, sv.md and so on; `undefined` if all languages share it. */
export function findFileLocale(path: string): Locale | undefined {
  const name = basename(path, extname(path));
  return isLocale(name) ? name : undefined;
}

/** Whether an issue is a text that a language in preparation still lacks, which is no mistake. */
export function isPendingTranslation({ severity, isUntranslated }: ReportedIssue): boolean {
  return severity === "unfinished" && isUntranslated === true;
}

export function isError({ severity }: ReportedIssue): boolean {
  return severity === "error";
}

export function createContentError(issues: readonly ContentIssue[]): Error {
  return createEditorError(["The content has mistakes:", ...issues.map(formatIssue)].join("\n"));
}

/** An error without a stack: editors need the place in their file, not in our code. */
export function createEditorError(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}

/** What is wrong with a text, in an editor's words, and the line of the text, from 1. */
export class LineError extends Error {
  override name = "LineError";
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}
