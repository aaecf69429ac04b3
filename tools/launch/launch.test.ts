import { expect, test } from "vitest";
import { stringify } from "yaml";
import { formatIssue } from "#load/content-issue.ts";
import { brandSchema } from "#load/schema/brand.ts";
import { clientSchema } from "#load/schema/clients.ts";
import { factsSchema } from "#load/schema/facts.ts";
import { legalSchema } from "#load/schema/legal.ts";
import { methodSchema } from "#load/schema/method.ts";
import { optionalFacts, procurementSchema } from "#load/schema/procurement.ts";
import { scienceFiguresSchema } from "#load/schema/science-figures.ts";
import { teamMemberSchema } from "#load/schema/team.ts";
import { testimonialSchema } from "#load/schema/testimonials.ts";
import { runCli } from "#tests/harness/run-cli.ts";
import { createTempFolder, writeFiles } from "#tests/harness/temp-folder.ts";
import { findContentLaunchIssues, readRetentionDays } from "./find-content-launch-issues.ts";
import { findSamples } from "./find-samples.ts";
import { formatLaunchIssues } from "./format-launch-issues.ts";
import type { LaunchIssue } from "./launch-issue.ts";
import { program } from "./run-launch.ts";

const company = { legalName: "{product} Handels AB" };
const facts = {
  legal: { websiteFormDays: 100 },
  profileHolds: { selfView: "lite" },
};

test("looks only for marks that the schemas have", () => {
  expect(factsSchema.shape.profileHolds.shape).toHaveProperty("assumed");
  for (const figure of Object.values(methodSchema.shape)) {
    expect(figure.shape).toHaveProperty("assumed");
  }
  expect(procurementSchema.shape.paymentDays.shape).toHaveProperty("assumed");
  const { company: ofCompany, office, email } = brandSchema.shape;
  const schemasWithSample = [
    ofCompany,
    office,
    email,
    clientSchema,
    teamMemberSchema,
    testimonialSchema,
  ];
  for (const { shape } of schemasWithSample) expect(shape).toHaveProperty("sample");
  expect(scienceFiguresSchema.shape.reliability.shape).toHaveProperty("assumed");
  expect(legalSchema.shape).toHaveProperty("confirmed");
});

/** A project with this content, by file; what is data is written as YAML. */
function makeProject(files: Record<string, unknown>): string {
  const root = createTempFolder();
  const completeFacts = {
    "content/brand.yaml": { name: "Tove", company },
    "content/facts.yaml": facts,
    ...files,
  };
  for (const [path, content] of Object.entries(completeFacts)) {
    writeFiles(root, { [path]: typeof content === "string" ? content : stringify(content) });
  }
  return root;
}

const getLines = (issues: LaunchIssue[]) => issues.map(formatIssue);

test("finds nothing in the complete content of a company", () => {
  const root = makeProject({
    LICENSE: "Copyright (c) 2026 Tove Handels AB.",
    "content/legal/terms/sv.md": "---\nupdated: 2026-03-01\nconfirmed: 2026-03-01\n---\nVillkor.",
    "content/clients.yaml": [{ name: "Kund", sample: false }],
  });
  expect(findContentLaunchIssues(root)).toEqual([]);
  expect(readRetentionDays(root)).toBe(100);
});

test("finds every sample by its mark, in lists and groups, with file and line", () => {
  const root = makeProject({
    "content/brand.yaml": { name: "Tove", company, office: { street: "Gatan 1", sample: true } },
    "content/clients.yaml": [{ name: "Kund" }, { name: "Exempla", sample: true }],
    "content/testimonials.yaml": [{ author: "Ada", quote: { en: "A sample." }, sample: true }],
    "content/facilitators.json": '[\n  { "post_title": "Ring", "sample": true }\n]',
  });
  expect(getLines(findSamples(root))).toEqual([
    "content/brand.yaml:4: office",
    "content/clients.yaml:2: Exempla",
    "content/facilitators.json:2: Ring",
    "content/testimonials.yaml:1: Ada",
  ]);
});

test("finds facts that are assumed", () => {
  const root = makeProject({
    "content/facts.yaml": {
      ...facts,
      profileHolds: { assumed: true, selfView: "lite" },
    },
    "content/method.yaml": { wordPairs: { value: 30 }, reply: { en: "soon", assumed: true } },
    "content/science-figures.yaml": { agreement: { assumed: true, source: "report" } },
  });
  expect(getLines(findContentLaunchIssues(root))).toEqual([
    expect.stringMatching(/^content\/facts\.yaml:3: profileHolds: /),
    expect.stringMatching(/^content\/method\.yaml:3: reply: /),
    expect.stringMatching(/^content\/science-figures\.yaml:1: agreement: /),
  ]);
});

test("finds facts of the about page that are missing", () => {
  const root = makeProject({
    "content/facts.yaml": { ...facts, about: { founded: 1999, employees: 12 } },
  });
  expect(getLines(findContentLaunchIssues(root))).toEqual([
    expect.stringMatching(/^content\/facts\.yaml:1: about\.methodSince: /),
  ]);
});

test("finds facts for procurement that are assumed or missing", () => {
  const stated = Object.fromEntries(
    Object.keys(optionalFacts.shape).map((name) => [name, { en: "Yes." }]),
  );
  const openFacts = { paymentDays: { value: 30, assumed: true }, ...stated, signIn: undefined };
  const root = makeProject({ "content/procurement.yaml": openFacts });
  expect(getLines(findContentLaunchIssues(root))).toEqual([
    expect.stringMatching(/^content\/procurement\.yaml:1: paymentDays: /),
    expect.stringMatching(/^content\/procurement\.yaml:1: signIn: /),
  ]);
});

test("finds legal texts that no lawyer has confirmed, or not as they are now", () => {
  const root = makeProject({
    "content/legal/terms/en.md": "---\nupdated: 2026-03-01\n---\nTerms.",
    "content/legal/terms/sv.md": "---\nupdated: 2026-03-02\nconfirmed: 2026-03-01\n---\nVillkor.",
    "content/legal/imprint/de.md": "---\nupdated: 2026-03-01\nconfirmed: 2026-11-30\n---\nWir.",
  });
  expect(getLines(findContentLaunchIssues(root))).toEqual([
    expect.stringMatching(/^content\/legal\/terms\/en\.md:2: /),
    expect.stringMatching(/^content\/legal\/terms\/sv\.md:3: .*2026-03-02.*2026-03-01/),
  ]);
});

test("finds that security.txt expires within 60 days, or has", () => {
  const brand = { name: "Tove", company, security: { expires: "2026-03-01" } };
  const root = makeProject({ "content/brand.yaml": brand });
  const openOn = (day: string) => getLines(findContentLaunchIssues(root, Date.parse(day)));
  expect(openOn("2025-12-31")).toEqual([]);
  expect(openOn("2026-01-01")).toEqual(["content/brand.yaml:5: security.txt expires in 59 days"]);
  expect(openOn("2026-03-02")).toEqual(["content/brand.yaml:5: security.txt has expired"]);
  const wrong = makeProject({ "content/brand.yaml": { ...brand, security: { expires: "soon" } } });
  expect(findContentLaunchIssues(wrong)).toEqual([]);
});

test("finds a LICENSE that names another owner", () => {
  const root = makeProject({ LICENSE: "Copyright (c) 2026 Somebody." });
  expect(findContentLaunchIssues(root)).toMatchObject([{ path: "LICENSE", line: 1 }]);
});

test("names only the files that cannot be read, if there are any", () => {
  const root = makeProject({ "content/clients.yaml": "- name: [Kund" });
  expect(findContentLaunchIssues(root)).toEqual([
    { kind: "mistake", path: "content/clients.yaml", line: 1, message: expect.any(String) },
  ]);
});

test("lists groups, long lists in one row, and the number of all issues", () => {
  const list = Array.from({ length: 12 }, (_, index): LaunchIssue => {
    return {
      kind: "sample",
      path: "content/facilitators.json",
      line: index + 2,
      message: `F${index}`,
    };
  });
  const lines = formatLaunchIssues([
    ...list,
    { kind: "sample", path: "content/clients.yaml", line: 1, message: "Exempla" },
    { kind: "setting", key: "SITE_URL", message: "is not set" },
  ]);
  expect(lines).toContain("  content/facilitators.json:2: F0, and 11 more");
  expect(lines).toContain("  content/clients.yaml:1: Exempla");
  expect(lines).toContain("  SITE_URL: is not set");
  expect(lines.at(-1)).toBe("14 issues are open.");
  expect(formatLaunchIssues([])).toHaveLength(1);
});

test("ends with status 1 while something is open", async () => {
  const { code, stdout } = await runCli(program, []);
  expect(code).toBe(1);
  expect(stdout).toContain("  SITE_URL: ");
});
