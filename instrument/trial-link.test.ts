import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Answers } from "./trial.ts";
import {
  cleanName,
  isId,
  longestName,
  newId,
  readAnswers,
  readLink,
  type TrialLink,
  writeAnswers,
  writeLink,
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

const links: fc.Arbitrary<TrialLink> = fc.oneof(
  fc.record({
    kind: fc.constant("start" as const),
    pair: fc.integer({ min: 0, max: trialPairs.length - 1 }),
    self: step,
    guess: step,
  }),
  fc.record({ kind: fc.constant("ask" as const), trial: id, role, name }),
  fc.record({ kind: fc.constant("answer" as const), trial: id, colleague: id, answers }),
);

test("every link is read as it was written, in characters that need no escape", () => {
  fc.assert(
    fc.property(links, (link) => {
      const fragment = writeLink(link);
      expect(fragment).toMatch(/^[\w.-]+$/);
      expect(new URL(`https://a.example/try#${fragment}`).hash).toBe(`#${fragment}`);
      expect(readLink(fragment)).toEqual(link);
    }),
  );
});

test("the home page's link is written as documented", () => {
  expect(readLink("start1.1.3.6")).toEqual({ kind: "start", pair: 1, self: 3, guess: 6 });
});

test("a link that was cut off, or of which one character changed, is damaged", () => {
  const checked = links.filter(({ kind }) => kind !== "start");
  fc.assert(
    fc.property(checked, fc.nat(), fc.stringMatching(/^[\w.-]$/), (link, at, other) => {
      const fragment = writeLink(link);
      const place = at % fragment.length;
      const cut = fragment.slice(0, place);
      expect(["damaged", undefined]).toContain(readLink(cut));
      if (fragment[place] === other) return;
      const changed = `${cut}${other}${fragment.slice(place + 1)}`;
      expect(["damaged", undefined]).toContain(readLink(changed));
    }),
  );
});

test("no text makes it throw", () => {
  const hostile = fc.tuple(fc.constantFrom("start1.", "ask1.", "answer1.", ""), fc.string());
  fc.assert(fc.property(hostile, (parts) => void readLink(parts.join(""))));
});

const ask = { kind: "ask", trial: "abcd1234", role: "manager", name: "Kim" } as const;
const whole = writeLink(ask);
const answered = writeLink({
  kind: "answer",
  trial: "abcd1234",
  colleague: "efgh5678",
  answers: readAnswers("123456712") as Answers,
});

/** A link with a right checksum but a name that we would not have written. */
function forged(name: string): string {
  const encoded = Buffer.from(name).toString("base64url");
  const [word, trial, role] = whole.split(".");
  const text = [word, trial, role, encoded].join(".");
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return `${text}.${(hash >>> 0).toString(36).padStart(7, "0")}`;
}

test("the forged links of this test are right but for their names", () => {
  expect(forged("Kim")).toBe(whole);
  expect(readLink(forged("<img src=x>"))).toEqual({ ...ask, name: "<img src=x>" });
});

test.each([
  "ask1",
  "ask1.",
  "ask1.....",
  "start1",
  "start1.",
  "start1.1.3",
  "start1.9.3.6",
  "start1.1.0.6",
  "start1.1.3.8",
  "start1.1.3.6.1",
  "start1.1.3.6 ",
  "start1.1.3.6<script>alert(1)</script>",
  "start1.-1.3.6",
  "start1.1.3.6%00",
  "start2.1.3.6",
  "START1.1.3.6",
  "ask1.<script>alert(1)</script>",
  "ask1.abcd1234.manager.<img src=x onerror=alert(1)>.0000000",
  "ask1.abcd1234.manager.S2lt.0000000",
  "ask1.abcd1234.__proto__.S2lt.0000000",
  "ask1.%61bcd1234.manager.S2lt.0000000",
  "ask1.abcd1234.manager.%F0%28%8C%BC.0000000",
  "ask1.%",
  "ask1.%E0%A4%A",
  "answer1.javascript:alert(1)",
  "answer1.abcd1234.efgh5678.123456789.0000000",
  "answer1.abcd1234.efgh5678.1234567.0000000",
  "answer1.abcd1234.efgh5678.１２３４５６７１２.0000000",
  whole.replace("ask1", "ask2"),
  whole.replace("ask1", "ask11"),
  whole.replace("ask1", "answer1"),
  whole.replace("manager", "projectLead"),
  whole.toUpperCase(),
  `${whole}.`,
  `${whole}#${whole}`,
  `${whole}\n`,
  whole.slice(0, -1),
  answered.replace("1234567", "7654321"),
  answered.replace("answer1", "ask1"),
  forged("Kim\u202e"),
  forged("\u2066Kim\u2069"),
  forged("K\u200bim"),
  forged("K\u200dim"),
  forged("\ufeffKim"),
  forged("Kim\u0000"),
  forged("Kim\nLee"),
  forged("Kim "),
  forged("\u3164"),
  forged("K".repeat(longestName + 1)),
  forged("e\u0301"),
])("damaged: %j", (fragment) => {
  expect(readLink(fragment)).toBe("damaged");
});

test.each(["ask1.abcd1234.manager.", "answer1.", "start1."])("damaged: an endless %s", (start) => {
  expect(readLink(start + "1".repeat(1_000_000))).toBe("damaged");
});

test.each(["", "content", "trial", "<script>", "javascript:alert(1)", "%", "asking", "answers"])(
  "no link of the trial: %j",
  (fragment) => {
    expect(readLink(fragment)).toBeUndefined();
  },
);

describe("names", () => {
  test.each([
    ["  Kim \t\n Lee ", "Kim Lee"],
    ["\u202eKim\u202c", "Kim"],
    ["K\u200bi\u00adm", "Kim"],
    ["\u3164\u2060", ""],
    ["e\u0301", "é"],
    ["Zoë Öström", "Zoë Öström"],
    ["李小龍", "李小龍"],
    ["😀".repeat(50), "😀".repeat(longestName)],
    ["\ud800Kim", "Kim"],
  ])("%j is written as %j", (typed, written) => {
    expect(cleanName(typed)).toBe(written);
  });

  test("a clean name stays as it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (typed) => {
        const written = cleanName(typed);
        expect(cleanName(written)).toBe(written);
        expect([...written].length).toBeLessThanOrEqual(longestName);
      }),
    );
  });
});

test("answers are nine digits from 1 to 7, and nothing else", () => {
  fc.assert(
    fc.property(answers, (given) => {
      expect(readAnswers(writeAnswers(given))).toEqual(given);
    }),
  );
  for (const text of ["", "12345671", "1234567123", "123456780", undefined, null, 123456712, {}]) {
    expect(readAnswers(text)).toBeUndefined();
  }
});

test("ids are new each time", () => {
  const ids = Array.from({ length: 100 }, newId);
  expect(ids.every(isId)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});
