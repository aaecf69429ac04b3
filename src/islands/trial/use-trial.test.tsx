import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { formatLink } from "#instrument/trial-link.ts";
import { trialPairs } from "#instrument/word-pairs.ts";
import { createAnswers } from "#tests/harness/trial-links.ts";
import { readColleagueId, readStoredTrial, storeColleagueId, storeTrial } from "./stored-trial.ts";
import { useTrial } from "./use-trial.ts";

const answers = createAnswers("123456712");
const storedTrial = {
  trialId: "aaaaaaaa",
  role: "manager",
  self: answers,
  guess: answers,
  colleagues: [],
};

function openTrial(fragment: string) {
  history.replaceState(null, "", `#${fragment}`);
  return renderHook(() => useTrial(["manager"], () => ({}))).result;
}

beforeEach(() => {
  storeTrial(storedTrial);
  storeColleagueId("bbbbbbbb", "cccccccc");
  return () => {
    localStorage.clear();
    history.replaceState(null, "", location.pathname);
  };
});

test("startAgain deletes everything stored if the stored trial is on the screen", () => {
  const trial = openTrial("");
  expect(trial.current.screen).toBe("result");
  act(() => trial.current.startAgain());
  expect(trial.current).toMatchObject({ screen: "self", self: {}, notice: "forgotten" });
  expect(readStoredTrial()).toBeUndefined();
  expect(readColleagueId("bbbbbbbb")).toBeUndefined();
});

test("startAgain keeps the stored trial if other answers are on the screen", () => {
  const trial = openTrial("start2..-3-------.-6-------");
  expect(trial.current).toMatchObject({ screen: "self", self: { question: 5 } });
  act(() => trial.current.startAgain());
  expect(trial.current).toMatchObject({ screen: "self", self: {}, notice: undefined });
  expect(readStoredTrial()).toEqual(storedTrial);
  expect(readColleagueId("bbbbbbbb")).toBe("cccccccc");
});

test("links to other languages carry the role and the answers so far, until startAgain", () => {
  localStorage.clear();
  document.body.innerHTML = '<header><a hreflang="sv" href="/sv/prova"></a></header>';
  const link = document.querySelector("a");
  const trial = openTrial("start2..-3-------.-6-------");
  act(() => trial.current.answer("self", "start", 7));
  expect(link?.hash).toBe("#start2.manager.73-------.-6-------");
  act(() => trial.current.startAgain());
  expect(link?.hash).toBe("");
});

test("links to other languages carry the link that a colleague has opened, and the answers so far", () => {
  document.body.innerHTML = '<header><a hreflang="sv" href="/sv/prova"></a></header>';
  const ask = formatLink({ kind: "ask", trialId: "dddddddd", role: "manager", name: "Kim" });
  const trial = openTrial(ask);
  const link = document.querySelector("a");
  // As the link to the content does.
  history.replaceState(null, "", "#content");
  act(() => void dispatchEvent(new HashChangeEvent("hashchange")));
  expect(link?.hash).toBe(`#${ask}.---------`);
  for (const { id } of trialPairs) act(() => trial.current.answer("others", id, 4));
  expect(link?.hash).toBe(`#${ask}.444444444`);
  act(() => trial.current.finish());
  expect(trial.current.screen).toBe("colleagueDone");
  expect(link?.hash).toBe(`#${ask}.444444444`);
});

test("links to other languages carry the answers of a trial that the browser cannot store", () => {
  localStorage.clear();
  vi.stubGlobal("localStorage", { clear: () => {} });
  onTestFinished(() => void vi.unstubAllGlobals());
  document.body.innerHTML = '<header><a hreflang="sv" href="/sv/prova"></a></header>';
  const trial = openTrial("start2..123456712.123456712");
  act(() => trial.current.askColleague());
  expect(trial.current).toMatchObject({ isStored: false, stored: { self: answers } });
  expect(document.querySelector("a")?.hash).toBe("#start2.manager.123456712.123456712");
});

test("a double click makes one entry in the history", () => {
  localStorage.clear();
  const trial = openTrial("");
  act(() => {
    trial.current.goTo("guess");
    trial.current.goTo("guess");
  });
  expect(trial.current.screen).toBe("guess");
  expect(history.state).toEqual({ screen: "guess", before: ["self"] });
});

test("an answer changed after Back makes a new trial, which replaces the stored one when a colleague is asked", () => {
  const trial = openTrial("");
  history.replaceState({ screen: "guess" }, "");
  act(() => dispatchEvent(new PopStateEvent("popstate")));
  expect(trial.current).toMatchObject({ screen: "guess", guess: answers, stored: storedTrial });
  act(() => trial.current.answer("guess", "start", 7));
  act(() => trial.current.goTo("result"));
  expect(trial.current).toMatchObject({
    screen: "result",
    stored: undefined,
    hasEarlierTrial: true,
  });
  expect(readStoredTrial()).toEqual(storedTrial);
  act(() => trial.current.askColleague());
  expect(trial.current.hasEarlierTrial).toBe(false);
  expect(readStoredTrial()).toMatchObject({ guess: { ...answers, start: 7 } });
});

test("removes the visitor's own link from the URL", () => {
  const ask = { kind: "ask", trialId: "aaaaaaaa", role: "manager", name: "Kim" } as const;
  const trial = openTrial(formatLink(ask));
  expect(trial.current).toMatchObject({ screen: "ownLink", ask });
  expect(location.hash).toBe("");
});

test("removes the map from the screen when another tab deletes the stored trial", () => {
  const trial = openTrial("");
  localStorage.removeItem("geo_Kiruna");
  act(() => dispatchEvent(new StorageEvent("storage", { key: "geo_Kiruna" })));
  expect(trial.current.screen).toBe("result");
  localStorage.removeItem("trial");
  act(() => dispatchEvent(new StorageEvent("storage", { key: "trial" })));
  expect(trial.current).toMatchObject({ screen: "self", self: {}, notice: "forgotten" });
  // Otherwise Back from the next screen would lead to the result again.
  expect(history.state).toMatchObject({ screen: "self" });
});

test("keeps the id of a colleague who has answered in another tab meanwhile", () => {
  const trial = openTrial(
    formatLink({ kind: "ask", trialId: "dddddddd", role: "manager", name: "" }),
  );
  storeColleagueId("dddddddd", "eeeeeeee");
  act(() => trial.current.finish());
  expect(trial.current.colleagueId).toBe("eeeeeeee");
  expect(readColleagueId("dddddddd")).toBe("eeeeeeee");
});
