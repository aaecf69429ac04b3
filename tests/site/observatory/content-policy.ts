import { type Answer, headerOf, type TestResult } from "./answer.ts";

type Policy = Map<string, string[]>;

const broad = new Set("ftp: http: https: * http://* http://*.* https://* https://*.*".split(" "));
const hashOrNonce = /^'(sha256-|sha384-|sha512-|nonce-)/;
const insecure = /^(http|ftp):/;
const passive = ["img-src", "media-src"];

/** Scores the Content-Security-Policy. The rules stand from the worst result to the best. */
export function scoreContentPolicy(answer: Answer): TestResult {
  const header = headerOf(answer, "content-security-policy");
  if (!header) return { name: "csp-not-implemented", points: -25, pass: false };
  const policy = parsePolicy(header);
  if (!policy) return { name: "csp-header-invalid", points: -25, pass: false };
  const scripts = sourcesOf(policy, "script-src");
  const styles = sourcesOf(policy, "style-src");
  const objects = sourcesOf(policy, "object-src");
  const isInline = (source: string) => source === "'unsafe-inline'" || source === "data:";
  const isBroad = (source: string) => broad.has(source);
  const isOpen = (source: string) => isBroad(source) || isInline(source);
  if (scripts.includes("'strict-dynamic'") && !scripts.some((one) => hashOrNonce.test(one))) {
    return { name: "csp-header-invalid", points: -25, pass: false };
  }
  if (scripts.some(isOpen) || objects.some(isBroad)) {
    return { name: "csp-implemented-with-unsafe-inline", points: -20, pass: false };
  }
  const active = [...policy].filter(([name]) => !passive.includes(name));
  if (active.flatMap(([, sources]) => sources).some((source) => insecure.test(source))) {
    return { name: "csp-implemented-with-insecure-scheme", points: -20, pass: false };
  }
  if ([...scripts, ...styles].includes("'unsafe-eval'")) {
    return { name: "csp-implemented-with-unsafe-eval", points: -10, pass: false };
  }
  if (passive.flatMap((name) => sourcesOf(policy, name)).some((one) => insecure.test(one))) {
    const name = "csp-implemented-with-insecure-scheme-in-passive-content-only";
    return { name, points: -10, pass: true };
  }
  if (styles.some(isOpen)) {
    const name = "csp-implemented-with-unsafe-inline-in-style-src-only";
    return { name, points: 0, pass: true };
  }
  return policy.get("default-src")?.join() === "'none'"
    ? { name: "csp-implemented-with-no-unsafe-default-src-none", points: 10, pass: true }
    : { name: "csp-implemented-with-no-unsafe", points: 5, pass: true };
}

/** One policy, its directives with their sources; `undefined` if it names a directive twice. */
function parsePolicy(header: string): Policy | undefined {
  const policy: Policy = new Map();
  for (const part of header.split(";")) {
    const [name, ...sources] = part.trim().split(/\s+/);
    if (!name) continue;
    if (policy.has(name)) return undefined;
    policy.set(name, sources.length > 0 || !name.endsWith("-src") ? sources : ["'none'"]);
  }
  return policy;
}

/** Where a hash or a nonce stands, browsers ignore 'unsafe-inline'. */
function sourcesOf(policy: Policy, name: string): string[] {
  const sources = policy.get(name) ?? policy.get("default-src") ?? ["*"];
  return sources.some((source) => hashOrNonce.test(source))
    ? sources.filter((source) => source !== "'unsafe-inline'")
    : sources;
}
