import { beforeEach, describe, expect, test, vi } from "vitest";
import { formatAnswers, formatLink } from "#instrument/trial-link.ts";
import { createAnswers, formatAnswerLink } from "#tests/harness/trial-links.ts";
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
  applyFragment,
  createEmptyTrial,
  forgetStoredTrial,
  goToScreen,
  resumeStoredTrial,
  type Trial,
} from "./trial-state.ts";

const self = createAnswers("123456712");
const guess = createAnswers("765432176");
const storedTrial: StoredTrial = {
  trialId: "aaaaaaaa",
  role: "manager",
  self,
  guess,
  colleagues: [],
};
const start = createEmptyTrial("manager");

function openTrial(
  fragment: string,
  trial: Trial = start,
  storedOrNull: StoredTrial | null = storedTrial,
) {
  const findColleagueId = (trialId: string) => (trialId === "bbbbbbbb" ? "cccccccc" : undefined);
  return applyFragment(trial, {
    fragment,
    roles: ["manager", "specialist"],
    stored: storedOrNull ?? undefined,
    readColleagueId: findColleagueId,
  });
}

const createAskLink = (trialId: string, role = "manager") =>
  formatLink({ kind: "ask", trialId, role, name: "Kim" });
const createAnswerLink = (trialId: string, colleagueId: string) =>
  formatAnswerLink(trialId, colleagueId, "444444444");

describe("applyFragment", () => {
  test("shows the questions, or the stored map", () => {
    expect(openTrial("", start, null)).toEqual(start);
    expect(openTrial("content")).toMatchObject({
      screen: "result",
      self,
      guess,
      stored: storedTrial,
    });
    const unfinishedTrial = { ...start, self: { start: 3 } };
    expect(openTrial("", unfinishedTrial)).toEqual(unfinishedTrial);
  });

  test("continues with the answers of the home page", () => {
    expect(openTrial("start2..3--------.6--------")).toMatchObject({
      screen: "self",
      role: "manager",
      self: { start: 3 },
      guess: { start: 6 },
    });
    expect(openTrial("start2..3--------.---------")).toMatchObject({
      self: { start: 3 },
      guess: {},
    });
  });

  test("continues in another language where the visitor has left", () => {
    const openAgain = (role: string, guess: string) =>
      openTrial(`start2.${role}.123456712.${guess}`);
    expect(openAgain("specialist", "1--------")).toMatchObject({
      screen: "guess",
      role: "specialist",
      self,
      guess: { start: 1 },
    });
    expect(openAgain("astronaut", "123456712")).toMatchObject({
      screen: "result",
      role: "manager",
      self,
    });
  });

  test("shows no colleagues' answers beside other answers than those that they are about", () => {
    const trial = openTrial("start2.manager.765432176.765432176", openTrial(""));
    expect(trial).toMatchObject({ screen: "result", stored: undefined });
    expect(trial.self).not.toEqual(self);
  });

  test("asks a colleague who opens a link about its sender", () => {
    expect(openTrial(createAskLink("dddddddd"))).toMatchObject({
      screen: "colleague",
      hasAnsweredBefore: false,
      ask: { name: "Kim", role: "manager" },
      colleagueId: expect.stringMatching(/^[a-z0-9]{8}$/),
    });
    expect(openTrial(createAskLink("bbbbbbbb"))).toMatchObject({
      hasAnsweredBefore: true,
      colleagueId: "cccccccc",
    });
  });

  test("continues with a colleague's answers from another language", () => {
    const ask = createAskLink("dddddddd");
    const trial = openTrial(`${ask}.4--------`);
    expect(trial).toMatchObject({ screen: "colleague", others: { start: 4 } });
    const answered = { ...trial, others: { start: 5 } };
    expect(openTrial(ask, answered)).toMatchObject({ others: { start: 5 } });
  });

  test("tells visitors that the link is their own", () => {
    expect(openTrial(createAskLink("aaaaaaaa"))).toMatchObject({ screen: "ownLink" });
  });

  test("shows a colleague's answers on the map, or says where to open them", () => {
    const { screen, stored: more } = openTrial(createAnswerLink("aaaaaaaa", "eeeeeeee"));
    expect(screen).toBe("result");
    expect(more?.colleagues).toEqual([
      { colleagueId: "eeeeeeee", answers: createAnswers("444444444") },
    ]);
    expect(openTrial(createAnswerLink("ffffffff", "eeeeeeee"))).toMatchObject({
      screen: "otherBrowser",
    });
    expect(openTrial(createAnswerLink("aaaaaaaa", "eeeeeeee"), start, null).screen).toBe(
      "otherBrowser",
    );
  });

  test.each(["ask1.broken", "answer2.x", createAskLink("dddddddd", "astronaut")])(
    "says that a link is damaged: %s",
    (fragment) => {
      expect(openTrial(fragment, start, null)).toEqual({ ...start, notice: "damaged" });
      expect(openTrial(fragment)).toMatchObject({ notice: "damaged", screen: "result" });
    },
  );
});

describe("a colleague's answers so far", () => {
  const answeringTrial = {
    ...openTrial(createAskLink("dddddddd")),
    others: { start: 3, question: 5 },
  };

  test("stay when the link is opened again, also after the last one", () => {
    expect(openTrial(createAskLink("dddddddd"), answeringTrial)).toEqual(answeringTrial);
    const finishedTrial: Trial = { ...answeringTrial, screen: "colleagueDone", others: self };
    expect(openTrial(createAskLink("dddddddd"), finishedTrial)).toEqual(finishedTrial);
    expect(openTrial(createAskLink("eeeeeeee"), finishedTrial)).toMatchObject({
      screen: "colleague",
      others: {},
    });
  });

  test("stay when another tab has stored a trial", () => {
    expect(resumeStoredTrial(answeringTrial, storedTrial, ["manager"])).toBe(answeringTrial);
  });
});

describe("goToScreen", () => {
  const askedTrial = openTrial(createAskLink("dddddddd"));
  const answeredTrial: Trial = {
    ...askedTrial,
    self,
    guess,
    others: self,
    notice: "damaged",
    stored: storedTrial,
  };

  test.each(["self", "guess", "result", "colleague", "colleagueDone"] as const)(
    "shows again: %s",
    (screen) => {
      expect(goToScreen(answeredTrial, screen)).toEqual({
        ...answeredTrial,
        screen,
        notice: undefined,
      });
    },
  );

  test("shows visitors their own link again", () => {
    const ownLinkTrial = openTrial(createAskLink("aaaaaaaa"));
    expect(goToScreen({ ...ownLinkTrial, screen: "result" }, "ownLink")).toMatchObject(
      ownLinkTrial,
    );
  });

  test.each([
    ["guess", { ...start, self: { start: 3 } }, "self"],
    ["result", { ...start, self }, "self"],
    ["ownLink", start, "self"],
    ["colleague", start, "self"],
    ["colleagueDone", askedTrial, "colleague"],
    ["ownLink", openTrial(""), "result"],
    ["ownLink", { ...openTrial(""), ask: askedTrial.ask }, "result"],
  ] as const)(
    "shows an earlier screen if its answers are gone: %s",
    (screen, trial, expectedScreen) => {
      expect(goToScreen(trial, screen).screen).toBe(expectedScreen);
    },
  );
});

describe("a trial that another tab has stored", () => {
  const updatedStored =
    addAnswers(storedTrial, { colleagueId: "eeeeeeee", answers: self }) ?? storedTrial;
  const resumeTrial = (trial: Trial, roles = ["manager"]) =>
    resumeStoredTrial(trial, updatedStored, roles);

  test("is shown on the map of that trial, or where nothing is answered yet", () => {
    expect(resumeTrial(start)).toMatchObject({ screen: "result", stored: updatedStored });
    expect(resumeTrial(openTrial(""))).toMatchObject({ screen: "result", stored: updatedStored });
    expect(resumeTrial(openTrial(createAskLink("aaaaaaaa")))).toMatchObject({
      screen: "ownLink",
      stored: updatedStored,
    });
  });

  test("is kept while the visitor has gone back in that trial", () => {
    const trialAfterBack = goToScreen(openTrial(""), "guess");
    expect(resumeTrial(trialAfterBack)).toEqual({ ...trialAfterBack, stored: updatedStored });
  });

  test("replaces no other answers, and is ignored if the page lacks its role", () => {
    const otherTrial: Trial = { ...openTrial(""), stored: { ...storedTrial, trialId: "ffffffff" } };
    for (const trial of [otherTrial, { ...start, self: { start: 3 } }])
      expect(resumeTrial(trial)).toBe(trial);
    expect(resumeTrial(start, ["specialist"])).toBe(start);
  });
});

describe("a trial that another tab has deleted", () => {
  test("leaves the screen", () => {
    const restartedTrial = { ...start, notice: "forgotten" };
    expect(forgetStoredTrial(openTrial(""), "manager")).toEqual(restartedTrial);
    expect(forgetStoredTrial(openTrial(createAskLink("aaaaaaaa")), "manager")).toEqual(
      restartedTrial,
    );
  });

  test("removes no other answers", () => {
    const otherTrial = { ...start, self: { start: 3 } };
    expect(forgetStoredTrial(otherTrial, "manager")).toBe(otherTrial);
    const answeringTrial = { ...openTrial(createAskLink("dddddddd"), openTrial("")), others: self };
    expect(forgetStoredTrial(answeringTrial, "manager")).toMatchObject({
      screen: "colleague",
      others: self,
      self: {},
      stored: undefined,
    });
  });
});

describe("colleagues' answers", () => {
  const add = (trial: StoredTrial | undefined, colleagueId: string, digits: string) =>
    trial && addAnswers(trial, { colleagueId, answers: createAnswers(digits) });

  test("count once, and a second one of the same colleague replaces the first", () => {
    const addedTwice = add(add(storedTrial, "eeeeeeee", "111111111"), "eeeeeeee", "111111111");
    expect(addedTwice?.colleagues).toHaveLength(1);
    const changedTrial = add(add(addedTwice, "ffffffff", "222222222"), "eeeeeeee", "777777777");
    expect(changedTrial?.colleagues.map(({ answers }) => answers.start)).toEqual([7, 2]);
  });

  test("are at most five", () => {
    const ids = Array.from({ length: maxColleagues }, (_, index) => `colleag${index}`);
    const fullTrial = ids.reduce<StoredTrial | undefined>(
      (trial, id) => add(trial, id, "333333333"),
      storedTrial,
    );
    expect(fullTrial?.colleagues).toHaveLength(maxColleagues);
    expect(add(fullTrial, "onemore0", "333333333")).toBeUndefined();
    expect(add(fullTrial, "colleag0", "555555555")?.colleagues[0]?.answers.start).toBe(5);
    expect(
      openTrial(createAnswerLink("aaaaaaaa", "onemore0"), start, fullTrial ?? null),
    ).toMatchObject({
      notice: "full",
      stored: fullTrial,
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
    const fullTrial =
      addAnswers(storedTrial, { colleagueId: "eeeeeeee", answers: self }) ?? storedTrial;
    expect(storeTrial(fullTrial)).toBe(true);
    expect(readStoredTrial()).toEqual(fullTrial);
    // Browsers have entries of earlier releases: their form must not change.
    expect(JSON.parse(entries.get("trial") ?? "")).toEqual({
      trial: storedTrial.trialId,
      role: storedTrial.role,
      self: formatAnswers(self),
      guess: formatAnswers(guess),
      colleagues: [["eeeeeeee", formatAnswers(self)]],
    });
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
    "{",
    '"trial"',
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
    const storedEntry = {
      trial: "aaaaaaaa",
      role: "manager",
      self: "123456712",
      guess: "765432176",
    };
    const validColleagues = Array.from({ length: 9 }, (_, index) => [
      `colleag${index}`,
      "111111111",
    ]);
    const colleagues = [null, 7, [], ["eeeeeeee", "9"], ["<b>", "111111111"], ...validColleagues];
    entries.set("trial", JSON.stringify({ ...storedEntry, colleagues }));
    expect(readStoredTrial()?.colleagues).toHaveLength(maxColleagues);
    entries.set("trial", JSON.stringify({ ...storedEntry, colleagues: "none" }));
    expect(readStoredTrial()?.colleagues).toEqual([]);
  });

  test.each(["blocked", "full"])("reports that it is %s, without throwing", (failure) => {
    const refuse = () => {
      throw new DOMException("refused");
    };
    vi.stubGlobal(
      "localStorage",
      failure === "full" ? { ...storage, setItem: refuse } : { getItem: refuse, setItem: refuse },
    );
    expect(storeTrial(storedTrial)).toBe(false);
    expect(readStoredTrial()).toBeUndefined();
    storeColleagueId("bbbbbbbb", "cccccccc");
    removeStoredTrial();
  });
});
