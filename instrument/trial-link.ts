import { answerScale } from "./answer-scale.ts";
import type { Answers } from "./trial.ts";
import { orientAnswer, type PairId, trialPairs } from "./word-pairs.ts";

/*
 * The trial's links carry their data in the fragment of the URL, which browsers do not send to servers. Each
 * starts with a word and the version of this format. Parts follow, separated by dots:
 *
 *   start2.<role>.<self>.<guess>                      from the home page, or from the trial in another language
 *   ask1.<trial>.<role>.<name>.<checksum>             from a visitor to a colleague
 *   ask1.<trial>.<role>.<name>.<checksum>.<others>    the same, from the trial in another language
 *   answer1.<trial>.<colleague>.<answers>.<checksum>  back from the colleague
 *
 * <self>, <guess>, <others> and <answers> are digits from 1 to 7 (`flipDigit`) in the order of `trialPairs`; in all but
 * <answers>, "-" is an answer that is missing. <trial> and <colleague> are random ids of the browser (`createTrialId`):
 * they assign answers to a map, and replace earlier answers of the same colleague. <role> is its id in the content, empty
 * from the home page. <name> is the visitor's name as base64url of UTF-8, or empty.
 * <checksum> is a checksum of everything before it. It detects links that were cut off or changed by mistake; it is
 * no signature.
 */

/** What a visitor has answered so far, on the home page or in another language. */
export interface StartLink {
  kind: "start";
  /** Empty if none was chosen. */
  role: string;
  self: Partial<Answers>;
  guess: Partial<Answers>;
}

/** Asks a colleague for the nine pairs about the visitor. */
export interface AskLink {
  kind: "ask";
  trialId: string;
  role: string;
  /** May be empty. */
  name: string;
  /** What the colleague has answered so far, in another language. */
  others?: Partial<Answers>;
}

/** Brings a colleague's answers back. */
interface AnswerLink {
  kind: "answer";
  trialId: string;
  colleagueId: string;
  answers: Answers;
}

export type TrialLink = StartLink | AskLink | AnswerLink;

export const maxNameLength = 40;

const idPattern = "([a-z0-9]{8})";
const stepPattern = `[${answerScale.start}-${answerScale.end}]`;
const checksumPattern = "([a-z0-9]{7})";
const rolePattern = "([A-Za-z][\\w-]{0,39})";
const partialAnswersPattern = `((?:${stepPattern}|-){${trialPairs.length}})`;
const linkPatterns = {
  start: new RegExp(
    `^start2\\.${rolePattern}?\\.${partialAnswersPattern}\\.${partialAnswersPattern}$`,
  ),
  ask: new RegExp(
    `^(ask1\\.${idPattern}\\.${rolePattern}\\.([\\w-]*))\\.${checksumPattern}(?:\\.${partialAnswersPattern})?$`,
  ),
  answer: new RegExp(
    `^(answer1\\.${idPattern}\\.${idPattern}\\.(${stepPattern}{${trialPairs.length}}))\\.${checksumPattern}$`,
  ),
};
const answerDigits = new RegExp(`^${stepPattern}{${trialPairs.length}}$`);

/** A link as a fragment, without "#". */
export function formatLink(link: TrialLink): string {
  if (link.kind === "start") {
    return `start2.${link.role}.${formatAnswers(link.self)}.${formatAnswers(link.guess)}`;
  }
  const text =
    link.kind === "ask"
      ? `ask1.${link.trialId}.${link.role}.${encode(cleanName(link.name))}`
      : `answer1.${link.trialId}.${link.colleagueId}.${formatAnswers(link.answers)}`;
  const answers = link.kind === "ask" && link.others ? `.${formatAnswers(link.others)}` : "";
  return `${text}.${computeChecksum(text)}${answers}`;
}

/**
 * Parses a fragment, without "#". Returns "damaged" if it begins like a link of the trial but is not a complete one
 * of this version; `undefined` for anything else, such as an id on the page.
 */
export function parseLink(fragment: string): TrialLink | "damaged" | undefined {
  if (!/^(start|ask|answer)\d/i.test(fragment)) return undefined;
  return parseStart(fragment) ?? parseAsk(fragment) ?? parseAnswer(fragment) ?? "damaged";
}

function parseStart(fragment: string): StartLink | undefined {
  const [link, role = "", self = "", guess = ""] = linkPatterns.start.exec(fragment) ?? [];
  if (!link) return undefined;
  return { kind: "start", role, self: readDigits(self), guess: readDigits(guess) };
}

function parseAsk(fragment: string): AskLink | undefined {
  const [, text = "", trialId, role, encoded = "", checksum, others = ""] =
    linkPatterns.ask.exec(fragment) ?? [];
  if (!trialId || !role || checksum !== computeChecksum(text)) return undefined;
  const name = decode(encoded);
  // `formatLink` writes clean names only: any other was forged.
  if (name === undefined || name !== cleanName(name)) return undefined;
  return { kind: "ask", trialId, role, name, ...(others && { others: readDigits(others) }) };
}

function parseAnswer(fragment: string): AnswerLink | undefined {
  const [, text = "", trialId, colleagueId, digits = "", checksum] =
    linkPatterns.answer.exec(fragment) ?? [];
  const answers = parseAnswers(digits);
  if (!trialId || !colleagueId || !answers || checksum !== computeChecksum(text)) return undefined;
  return { kind: "answer", trialId, colleagueId, answers };
}

/**
 * The digit of an answer in links and in browsers, and the answer of a digit. The words of one pair have changed
 * sides since links were first made: its digits still count from the other side.
 */
function flipDigit(pair: PairId, answer: number): number {
  return pair === "question" ? orientAnswer({ highEnd: "left" }, answer) : answer;
}

/** Answers as nine digits, in the order of the pairs; "-" for one that is missing. */
export function formatAnswers(answers: Partial<Answers>): string {
  return trialPairs
    .map(({ id }) => {
      const answer = answers[id];
      return answer ? flipDigit(id, answer) : "-";
    })
    .join("");
}

function readDigits(digits: string): Partial<Answers> {
  return Object.fromEntries(
    trialPairs.flatMap(({ id }, at) =>
      digits[at] === "-" ? [] : [[id, flipDigit(id, Number(digits[at]))]],
    ),
  );
}

/** Answers from nine digits; undefined if the text is anything else. */
export function parseAnswers(text: unknown): Answers | undefined {
  if (typeof text !== "string" || !answerDigits.test(text)) return undefined;
  return readDigits(text) as Answers;
}

/**
 * Cleans a name for a link: removes invisible characters and those that change the direction of text, joins
 * consecutive spaces, and shortens it to the maximum length. Unassigned characters stay: the browser that reads
 * the link may not know a new emoji that the one that wrote it knows. `DI` are the default ignorable ones.
 */
export function cleanName(name: string): string {
  const seen = name
    .replace(/(?!\s)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{DI}]/gu, "")
    .replace(/\s+/g, " ")
    .normalize("NFC");
  return [...seen.trim()].slice(0, maxNameLength).join("").trim();
}

/** Whether a text could be a trial's or a colleague's id. */
export function isTrialId(text: unknown): text is string {
  return typeof text === "string" && /^[a-z0-9]{8}$/.test(text);
}

/** A random id: two are the same once in about a thousand billion. */
export function createTrialId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join("");
}

/** FNV-1a, 32 bits, as seven characters. */
function computeChecksum(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36).padStart(7, "0");
}

/** base64url of UTF-8. */
function encode(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

function decode(encoded: string): string | undefined {
  try {
    const text = atob(encoded.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
