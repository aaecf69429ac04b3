import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyCharacter } from "#tests/harness/any-character.ts";
import { askLink, damagedLinks, forgeLink, intactLink } from "#tests/harness/trial-links.ts";
import { type Answers, scoreAnswers } from "./trial.ts";
import {
  cleanName,
  createTrialId,
  formatAnswers,
  formatLink,
  isTrialId,
  maxNameLength,
  parseAnswers,
  parseLink,
  type TrialLink,
} from "./trial-link.ts";
import { trialPairs } from "./word-pairs.ts";

const step = fc.integer({ min: 1, max: 7 });
const id = fc.stringMatching(/^[a-z0-9]{8}$/);
const role = fc.stringMatching(/^[A-Za-z][\w-]{0,39}$/);
const name = fc.string({ unit: "grapheme", maxLength: 60 }).map(cleanName);
const answers = fc
  .array(step, { minLength: trialPairs.length, maxLength: trialPairs.length })
  .map(
    (values) => Object.fromEntries(trialPairs.map((pair, at) => [pair.id, values[at]])) as Answers,
  );

const someAnswers = fc
  .tuple(answers, fc.subarray(trialPairs.map((pair) => pair.id)))
  .map(([all, ids]) => Object.fromEntries(ids.map((id) => [id, all[id]])) as Partial<Answers>);

const links: fc.Arbitrary<TrialLink> = fc.oneof(
  fc.record({
    kind: fc.constant("start" as const),
    role: fc.option(role, { nil: "" }),
    self: someAnswers,
    guess: someAnswers,
  }),
  fc.record({ kind: fc.constant("ask" as const), trialId: id, role, name }),
  fc.record({ kind: fc.constant("answer" as const), trialId: id, colleagueId: id, answers }),
);

const continuedAskLinks = fc.record({
  kind: fc.constant("ask" as const),
  trialId: id,
  role,
  name,
  others: someAnswers,
});

test("parses each link as it was formatted, in characters that need no escape", () => {
  fc.assert(
    fc.property(fc.oneof(links, continuedAskLinks), (link) => {
      const fragment = formatLink(link);
      expect(fragment).toMatch(/^[\w.-]+$/);
      expect(new URL(`https://a.example/try#${fragment}`).hash).toBe(`#${fragment}`);
      expect(parseLink(fragment)).toEqual(link);
    }),
  );
});

test("a link with the answers so far is written as documented", () => {
  expect(parseLink("start2.manager.3-------1.6--------")).toEqual({
    kind: "start",
    role: "manager",
    self: { start: 3, [trialPairs[8].id]: 1 },
    guess: { start: 6 },
  });
  const empty = { kind: "start", role: "", self: {}, guess: {} };
  expect(parseLink("start2..---------.---------")).toEqual(empty);
});

test("digits of older links mean the same answer, although the words of the second pair have changed sides", () => {
  expect(parseLink("start2..-3-------.-6-------")).toMatchObject({
    self: { question: 5 },
    guess: { question: 2 },
  });
  expect(parseAnswers("222222222")).toMatchObject({ start: 2, question: 6, plan: 2 });
  // A Processor, as those digits have always been.
  expect(scoreAnswers(parseAnswers("355623445") as Answers)).toEqual({
    directiveness: 9,
    affiliation: 9,
    adaptability: 15,
  });
});

test("a link that was cut off, or of which one character changed, is damaged", () => {
  const linksWithChecksum = links.filter(({ kind }) => kind !== "start");
  fc.assert(
    fc.property(
      linksWithChecksum,
      fc.nat(),
      fc.stringMatching(/^[\w.-]$/),
      (link, at, otherCharacter) => {
        const fragment = formatLink(link);
        const index = at % fragment.length;
        const beginning = fragment.slice(0, index);
        expect(["damaged", undefined]).toContain(parseLink(beginning));
        if (fragment[index] === otherCharacter) return;
        const changedFragment = `${beginning}${otherCharacter}${fragment.slice(index + 1)}`;
        expect(["damaged", undefined]).toContain(parseLink(changedFragment));
      },
    ),
  );
});

test("never throws", () => {
  const hostileFragment = fc.tuple(
    fc.constantFrom("start2.", "ask1.", "answer1.", ""),
    fc.string(),
  );
  fc.assert(fc.property(hostileFragment, (parts) => void parseLink(parts.join(""))));
});

test("the forged links of this test are valid except for their names", () => {
  expect(forgeLink("Kim")).toBe(intactLink);
  expect(parseLink(forgeLink("<img src=x>"))).toEqual({ ...askLink, name: "<img src=x>" });
});

test("a name may have a character that only the browser of its sender knows", () => {
  const unassigned = "\u0378";
  expect(parseLink(forgeLink(`Kim ${unassigned}`))).toEqual({
    ...askLink,
    name: `Kim ${unassigned}`,
  });
});

test.each(damagedLinks)("a link is damaged: %j", (fragment) => {
  expect(parseLink(fragment)).toBe("damaged");
});

test.each(["ask1.abcd1234.manager.", "answer1.", "start2.."])(
  "a link is damaged: an endless %s",
  (start) => {
    expect(parseLink(start + "1".repeat(1_000_000))).toBe("damaged");
  },
);

test.each(["", "content", "trial", "<script>", "javascript:alert(1)", "%", "asking", "answers"])(
  "no link of the trial: %j",
  (fragment) => {
    expect(parseLink(fragment)).toBeUndefined();
  },
);

describe("names", () => {
  test.each([
    ["  Kim \t\n Lee ", "Kim Lee"],
    ["\u202eKim\u202c", "Kim"],
    ["K\u200bi\u00adm", "Kim"],
    ["Kim \u200b Ek", "Kim Ek"],
    ["\u3164\u2060", ""],
    ["e\u0301", "é"],
    ["Zoë Öström", "Zoë Öström"],
    ["李小龍", "李小龍"],
    ["😀".repeat(50), "😀".repeat(maxNameLength)],
    ["\ud800Kim", "Kim"],
  ])("%j becomes %j", (typed, expected) => {
    expect(cleanName(typed)).toBe(expected);
  });

  test("a clean name does not change", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 60 }), (typed) => {
        const cleanedName = cleanName(typed);
        expect(cleanName(cleanedName)).toBe(cleanedName);
        expect([...cleanedName].length).toBeLessThanOrEqual(maxNameLength);
      }),
    );
  });
});

test("answers are nine digits from 1 to 7, and nothing else", () => {
  fc.assert(
    fc.property(answers, (givenAnswers) => {
      expect(parseAnswers(formatAnswers(givenAnswers))).toEqual(givenAnswers);
    }),
  );
  for (const text of ["", "12345671", "1234567123", "123456780", undefined, null, 123456712, {}]) {
    expect(parseAnswers(text)).toBeUndefined();
  }
});

test("ids are new each time", () => {
  const ids = Array.from({ length: 100 }, createTrialId);
  expect(ids.every(isTrialId)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});
