import { beforeEach, describe, expect, test, vi } from "vitest";
import { formatLink } from "#instrument/trial-link.ts";
import { answerLink, createAnswers } from "#tests/harness/trial-links.ts";
import {
  addAnswers,
  maxColleagues,
  readColleagueId,
  readStoredTrial,
  removeStoredTrial,
  type StoredTrial,
  storeColleagueId,
  storeTrial,
} from "./stored-trial.ts";
import {
  forgetStoredTrial,
  goToScreen,
  initTrial,
  resumeStoredTrial,
  startTrial,
  type Trial,
} from "./trial-state.ts";

const self = createAnswers("123456712");
const guess = createAnswers("765432176");
const stored: StoredTrial = { trial: "aaaaaaaa", role: "manager", self, guess, colleagues: [] };
const start = startTrial("manager");

function open(fragment: string, trial: Trial = start, own: StoredTrial | null = stored) {
  const findColleague = (trialId: string) => (trialId === "bbbbbbbb" ? "cccccccc" : undefined);
  return initTrial(trial, {
    fragment,
    roles: ["manager"],
    stored: own ?? undefined,
    readColleagueId: findColleague,
  });
}

const askLink = (trial: string, role = "manager") =>
  formatLink({ kind: "ask", trial, role, name: "Kim" });
const answerAll = (trial: string, colleague: string) => answerLink(trial, colleague, "444444444");

describe("initTrial", () => {
  test("shows the questions, or the stored map", () => {
    expect(open("", start, null)).toEqual(start);
    expect(open("content")).toMatchObject({ screen: "result", self, guess, stored });
    const answering = { ...start, self: { start: 3 } };
    expect(open("", answering)).toEqual(answering);
  });

  test("continues with the answers of the home page", () => {
    expect(open("start1.0.3.6")).toMatchObject({
      screen: "self",
      self: { start: 3 },
      guess: { start: 6 },
    });
    expect(open("start1.0.3.-")).toMatchObject({ self: { start: 3 }, guess: {} });
    expect(open("start1.0.-.6")).toMatchObject({ self: {}, guess: { start: 6 } });
  });

  test("asks a colleague who opens a link about its sender", () => {
    expect(open(askLink("dddddddd"))).toMatchObject({
      screen: "colleague",
      hasAnsweredBefore: false,
      ask: { name: "Kim", role: "manager" },
      colleague: expect.stringMatching(/^[a-z0-9]{8}$/),
    });
    expect(open(askLink("bbbbbbbb"))).toMatchObject({
      hasAnsweredBefore: true,
      colleague: "cccccccc",
    });
  });

  test("tells visitors that the link is their own", () => {
    expect(open(askLink("aaaaaaaa"))).toMatchObject({ screen: "ownLink" });
  });

  test("shows a colleague's answers on the map, or says where to open them", () => {
    const { screen, stored: more } = open(answerAll("aaaaaaaa", "eeeeeeee"));
    expect(screen).toBe("result");
    expect(more?.colleagues).toEqual([
      { colleague: "eeeeeeee", answers: createAnswers("444444444") },
    ]);
    expect(open(answerAll("ffffffff", "eeeeeeee"))).toMatchObject({ screen: "otherBrowser" });
    expect(open(answerAll("aaaaaaaa", "eeeeeeee"), start, null).screen).toBe("otherBrowser");
  });

  test.each(["ask1.broken", "answer2.x", askLink("dddddddd", "astronaut")])(
    "says that a link is damaged: %s",
    (fragment) => {
      expect(open(fragment, start, null)).toEqual({ ...start, notice: "damaged" });
      expect(open(fragment)).toMatchObject({ notice: "damaged", screen: "result" });
    },
  );
});

describe("a colleague's answers so far", () => {
  const answering = { ...open(askLink("dddddddd")), others: { start: 3, question: 5 } };

  test("stay when the link is opened again, also after the last one", () => {
    expect(open(askLink("dddddddd"), answering)).toEqual(answering);
    const done: Trial = { ...answering, screen: "colleagueDone", others: self };
    expect(open(askLink("dddddddd"), done)).toEqual(done);
    expect(open(askLink("eeeeeeee"), done)).toMatchObject({ screen: "colleague", others: {} });
  });

  test("stay when another tab has stored a trial", () => {
    expect(resumeStoredTrial(answering, stored, ["manager"])).toBe(answering);
  });
});

describe("goToScreen", () => {
  const asked = open(askLink("dddddddd"));
  const answered: Trial = { ...asked, self, guess, others: self, notice: "damaged", stored };

  test.each(["self", "guess", "result", "colleague", "colleagueDone"] as const)(
    "shows again: %s",
    (screen) => {
      expect(goToScreen(answered, screen)).toEqual({ ...answered, screen, notice: undefined });
    },
  );

  test("shows visitors their own link again", () => {
    const own = open(askLink("aaaaaaaa"));
    expect(goToScreen({ ...own, screen: "result" }, "ownLink")).toMatchObject(own);
  });

  test.each([
    ["guess", { ...start, self: { start: 3 } }, "self"],
    ["result", { ...start, self }, "self"],
    ["ownLink", start, "self"],
    ["colleague", start, "self"],
    ["colleagueDone", asked, "colleague"],
    ["ownLink", open(""), "result"],
    ["ownLink", { ...open(""), ask: asked.ask }, "result"],
  ] as const)("shows an earlier screen if its answers are gone: %s", (screen, trial, first) => {
    expect(goToScreen(trial, screen).screen).toBe(first);
  });
});

describe("a trial that another tab has stored", () => {
  const more = addAnswers(stored, { colleague: "eeeeeeee", answers: self }) ?? stored;
  const take = (trial: Trial, roles = ["manager"]) => resumeStoredTrial(trial, more, roles);

  test("is shown on the map of that trial, or where nothing is answered yet", () => {
    expect(take(start)).toMatchObject({ screen: "result", stored: more });
    expect(take(open(""))).toMatchObject({ screen: "result", stored: more });
    expect(take(open(askLink("aaaaaaaa")))).toMatchObject({ screen: "ownLink", stored: more });
  });

  test("is kept while the visitor has gone back in that trial", () => {
    const back = goToScreen(open(""), "guess");
    expect(take(back)).toEqual({ ...back, stored: more });
  });

  test("replaces no other answers, and is ignored if the page lacks its role", () => {
    const other: Trial = { ...open(""), stored: { ...stored, trial: "ffffffff" } };
    for (const trial of [other, { ...start, self: { start: 3 } }]) expect(take(trial)).toBe(trial);
    expect(take(start, ["specialist"])).toBe(start);
  });
});

describe("a trial that another tab has deleted", () => {
  test("leaves the screen", () => {
    const begin = { ...start, notice: "forgotten" };
    expect(forgetStoredTrial(open(""), "manager")).toEqual(begin);
    expect(forgetStoredTrial(open(askLink("aaaaaaaa")), "manager")).toEqual(begin);
  });

  test("removes no other answers", () => {
    const other = { ...start, self: { start: 3 } };
    expect(forgetStoredTrial(other, "manager")).toBe(other);
    const answering = { ...open(askLink("dddddddd"), open("")), others: self };
    expect(forgetStoredTrial(answering, "manager")).toMatchObject({
      screen: "colleague",
      others: self,
      self: {},
      stored: undefined,
    });
  });
});

describe("colleagues' answers", () => {
  const add = (trial: StoredTrial | undefined, colleague: string, digits: string) =>
    trial && addAnswers(trial, { colleague, answers: createAnswers(digits) });

  test("count once, and a second one of the same colleague replaces the first", () => {
    const twice = add(add(stored, "eeeeeeee", "111111111"), "eeeeeeee", "111111111");
    expect(twice?.colleagues).toHaveLength(1);
    const changed = add(add(twice, "ffffffff", "222222222"), "eeeeeeee", "777777777");
    expect(changed?.colleagues.map(({ answers }) => answers.start)).toEqual([7, 2]);
  });

  test("are at most five", () => {
    const ids = Array.from({ length: maxColleagues }, (_, index) => `colleag${index}`);
    const full = ids.reduce<StoredTrial | undefined>(
      (trial, id) => add(trial, id, "333333333"),
      stored,
    );
    expect(full?.colleagues).toHaveLength(maxColleagues);
    expect(add(full, "onemore0", "333333333")).toBeUndefined();
    expect(add(full, "colleag0", "555555555")?.colleagues[0]?.answers.start).toBe(5);
    expect(open(answerAll("aaaaaaaa", "onemore0"), start, full ?? null)).toMatchObject({
      notice: "full",
      stored: full,
    });
  });
});

describe("local storage", () => {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  };

  beforeEach(() => {
    entries.clear();
    vi.stubGlobal("localStorage", storage);
    return () => vi.unstubAllGlobals();
  });

  test("returns what was stored, and nothing once it is deleted", () => {
    const full = addAnswers(stored, { colleague: "eeeeeeee", answers: self }) ?? stored;
    expect(storeTrial(full)).toBe(true);
    expect(readStoredTrial()).toEqual(full);
    storeColleagueId("bbbbbbbb", "cccccccc");
    expect(readColleagueId("bbbbbbbb")).toBe("cccccccc");
    expect(readColleagueId("dddddddd")).toBeUndefined();
    removeStoredTrial();
    expect(entries.size).toBe(0);
    expect(readStoredTrial()).toBeUndefined();
  });

  test.each([
    "",
    "null",
    "[]",
    "{",
    '"trial"',
    '{"trial":"aaaaaaaa"}',
    '{"trial":"<script>","role":"manager","self":"123456712","guess":"123456712"}',
    '{"trial":"aaaaaaaa","role":{},"self":"123456712","guess":"123456712"}',
    '{"trial":"aaaaaaaa","role":"manager","self":"923456712","guess":"123456712"}',
  ])("yields nothing from a forged entry: %s", (entry) => {
    entries.set("trial", entry);
    entries.set("trial_answered", entry);
    expect(readStoredTrial()).toBeUndefined();
    expect(readColleagueId("aaaaaaaa")).toBeUndefined();
  });

  test("yields only valid colleagues, up to the limit", () => {
    const whole = { trial: "aaaaaaaa", role: "manager", self: "123456712", guess: "765432176" };
    const many = Array.from({ length: 9 }, (_, index) => [`colleag${index}`, "111111111"]);
    const colleagues = [null, 7, [], ["eeeeeeee", "9"], ["<b>", "111111111"], ...many];
    entries.set("trial", JSON.stringify({ ...whole, colleagues }));
    expect(readStoredTrial()?.colleagues).toHaveLength(maxColleagues);
    entries.set("trial", JSON.stringify({ ...whole, colleagues: "none" }));
    expect(readStoredTrial()?.colleagues).toEqual([]);
  });

  test.each(["blocked", "full"])("reports that it is %s, without throwing", (how) => {
    const refuse = () => {
      throw new DOMException("refused");
    };
    vi.stubGlobal(
      "localStorage",
      how === "full" ? { ...storage, setItem: refuse } : { getItem: refuse, setItem: refuse },
    );
    expect(storeTrial(stored)).toBe(false);
    expect(readStoredTrial()).toBeUndefined();
    storeColleagueId("bbbbbbbb", "cccccccc");
    removeStoredTrial();
  });
});
