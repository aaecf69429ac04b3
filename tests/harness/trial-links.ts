import type { Answers } from "#instrument/trial.ts";
import { formatLink, maxNameLength, parseAnswers } from "#instrument/trial-link.ts";

/** Answers to the nine pairs in order, from their digits. */
export function createAnswers(digits: string): Answers {
  const answers = parseAnswers(digits);
  if (!answers) throw new Error(`no answers: ${digits}`);
  return answers;
}

/** The link with a colleague's answers. */
export const formatAnswerLink = (trialId: string, colleagueId: string, digits: string) =>
  formatLink({ kind: "answer", trialId, colleagueId, answers: createAnswers(digits) });

/** The question that `intactLink` asks. */
export const askLink = { kind: "ask", trialId: "abcd1234", role: "manager", name: "Kim" } as const;
/** A link to a colleague as the trial writes it. */
export const intactLink = formatLink(askLink);
const answeredLink = formatAnswerLink("abcd1234", "efgh5678", "123456712");

/** A link with a right checksum but a name that we would not have written. */
export function forgeLink(name: string): string {
  const encoded = Buffer.from(name).toString("base64url");
  const [word, trial, role] = intactLink.split(".");
  const text = [word, trial, role, encoded].join(".");
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return `${text}.${(hash >>> 0).toString(36).padStart(7, "0")}`;
}

/** Fragments that begin as a link of the trial does: cut off, changed, forged, of another version, or code. */
export const damagedLinks = [
  "ask1",
  "start2..-3-------.-6------",
  "start2..-0-------.-6-------",
  "start2..-3-------.-8-------",
  "start2..-3-------.-6-------.1",
  "start2..-3-------.-6-------<script>alert(1)</script>",
  "start2.<img src=x>.-3-------.-6-------",
  "start1.1.3.6",
  "START2..-3-------.-6-------",
  "ask1.<script>alert(1)</script>",
  "ask1.abcd1234.manager.S2lt.0000000",
  "ask1.abcd1234.manager.%F0%28%8C%BC.0000000",
  "answer1.javascript:alert(1)",
  "answer1.abcd1234.efgh5678.123456789.0000000",
  intactLink.replace("ask1", "ask2"),
  intactLink.replace("manager", "projectLead"),
  `${intactLink}#${intactLink}`,
  `${intactLink}\n`,
  answeredLink.replace("1234567", "7654321"),
  forgeLink("Kim\u202e"),
  forgeLink("Kim "),
  forgeLink("K".repeat(maxNameLength + 1)),
  forgeLink("e\u0301"),
];
