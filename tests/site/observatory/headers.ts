import { type Answer, headerOf, type TestResult } from "./answer.ts";

/** Half a year of 30-day months, in seconds: what the Observatory takes for six months. */
const sixMonths = 180 * 24 * 3600;

/** Points of a header by its value; any other value is invalid. */
function scoreByValue(
  answer: Answer,
  header: string,
  points: { values: Record<string, number>; absent: TestResult; invalid: number },
): TestResult {
  const value = headerOf(answer, header);
  if (!value) return points.absent;
  const found = points.values[value];
  if (found !== undefined) return { name: `${header}: ${value}`, points: found, pass: true };
  return { name: `${header}-invalid`, points: points.invalid, pass: false };
}

export const scoreEmbedderPolicy = (answer: Answer) =>
  scoreByValue(answer, "cross-origin-embedder-policy", {
    values: { "require-corp": 10, credentialless: 10, "unsafe-none": 0 },
    absent: { name: "coep-not-implemented", points: 0, pass: true },
    invalid: -5,
  });

export const scoreOpenerPolicy = (answer: Answer) =>
  scoreByValue(answer, "cross-origin-opener-policy", {
    values: {
      "same-origin": 10,
      "same-origin-allow-popups": 10,
      "noopener-allow-popups": 10,
      "unsafe-none": 0,
    },
    absent: { name: "coop-not-implemented", points: 0, pass: true },
    invalid: -5,
  });

export const scoreResourcePolicy = (answer: Answer) =>
  scoreByValue(answer, "cross-origin-resource-policy", {
    values: { "same-origin": 10, "same-site": 10, "cross-origin": 0 },
    absent: { name: "corp-not-implemented", points: 0, pass: true },
    invalid: -5,
  });

export const scoreTypeOptions = (answer: Answer) =>
  scoreByValue(answer, "x-content-type-options", {
    values: { nosniff: 0 },
    absent: { name: "x-content-type-options-not-implemented", points: -5, pass: false },
    invalid: -5,
  });

/** A policy that names who may frame the page takes the place of the older header. */
export function scoreFrameOptions(answer: Answer): TestResult {
  if (headerOf(answer, "content-security-policy")?.includes("frame-ancestors")) {
    return { name: "x-frame-options-implemented-via-csp", points: 5, pass: true };
  }
  return scoreByValue(answer, "x-frame-options", {
    values: { deny: 5, sameorigin: 5 },
    absent: { name: "x-frame-options-not-implemented", points: -20, pass: false },
    invalid: -20,
  });
}

/** The last policy counts that the Observatory knows. */
export function scoreReferrerPolicy(answer: Answer): TestResult {
  const header = headerOf(answer, "referrer-policy");
  if (!header) return { name: "referrer-policy-not-implemented", points: 0, pass: true };
  const isPrivate = ["no-referrer", "same-origin", "strict-origin"];
  const isUnsafe = ["origin", "origin-when-cross-origin", "unsafe-url"];
  const known = {
    private: [...isPrivate, "strict-origin-when-cross-origin"],
    unsafe: [...isUnsafe, "no-referrer-when-downgrade"],
  };
  const policy = header
    .split(",")
    .map((part) => part.trim())
    .findLast((part) => Object.values(known).flat().includes(part));
  return policy && known.private.includes(policy)
    ? { name: "referrer-policy-private", points: 5, pass: true }
    : { name: "referrer-policy-unsafe-or-invalid", points: -5, pass: false };
}

export function scoreTransportSecurity(answer: Answer): TestResult {
  const header = headerOf(answer, "strict-transport-security");
  if (!header) return { name: "hsts-not-implemented", points: -20, pass: false };
  const maxAge = Number.parseInt(/(?:^|;)\s*max-age=(\d+)/.exec(header)?.[1] ?? "", 10);
  if (header.includes(",") || Number.isNaN(maxAge)) {
    return { name: "hsts-header-invalid", points: -20, pass: false };
  }
  return maxAge >= sixMonths
    ? { name: "hsts-implemented-max-age-at-least-six-months", points: 0, pass: true }
    : { name: "hsts-implemented-max-age-less-than-six-months", points: -10, pass: false };
}

/** The answer to a request that says it comes from another site. */
export function scoreSharing(answer: Answer): TestResult {
  const origin = headerOf(answer, "access-control-allow-origin");
  const withCredentials = headerOf(answer, "access-control-allow-credentials") === "true";
  return origin && origin !== "*" && withCredentials
    ? { name: "cors-implemented-with-universal-access", points: -50, pass: false }
    : { name: "cors-not-implemented-or-public", points: 0, pass: true };
}

/** Only the best and the worst case: this site sets no cookie. */
export function scoreCookies(answer: Answer): TestResult {
  return headerOf(answer, "set-cookie") === undefined
    ? { name: "cookies-not-found", points: 0, pass: true }
    : { name: "cookies-found", points: -40, pass: false };
}
