import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { createAnswers } from "#tests/harness/trial-links";
import { readColleagueId, readStoredTrial, storeColleagueId, storeTrial } from "./stored-trial.ts";
import { useTrial } from "./use-trial.ts";

const answers = createAnswers("123456712");
const stored = {
  trial: "aaaaaaaa",
  role: "manager",
  self: answers,
  guess: answers,
  colleagues: [],
};

function open(fragment: string) {
  history.replaceState(null, "", `#${fragment}`);
  return renderHook(() => useTrial(["manager"], () => ({}))).result;
}

beforeEach(() => {
  storeTrial(stored);
  storeColleagueId("bbbbbbbb", "cccccccc");
  return () => {
    localStorage.clear();
    history.replaceState(null, "", location.pathname);
  };
});

test("who deletes the map on the screen deletes all that the browser keeps", () => {
  const trial = open("");
  expect(trial.current.screen).toBe("result");
  act(() => trial.current.startAgain());
  expect(trial.current).toMatchObject({ screen: "self", self: {}, notice: "forgotten" });
  expect(readStoredTrial()).toBeUndefined();
  expect(readColleagueId("bbbbbbbb")).toBeUndefined();
});

test("who starts other answers again keeps the map that colleagues were asked for", () => {
  const trial = open("start1.1.3.6");
  expect(trial.current).toMatchObject({ screen: "self", self: { question: 3 } });
  act(() => trial.current.startAgain());
  expect(trial.current).toMatchObject({ screen: "self", self: {}, notice: undefined });
  expect(readStoredTrial()).toEqual(stored);
  expect(readColleagueId("bbbbbbbb")).toBe("cccccccc");
});

test("the page in another language gets the answers of the home page, until they are deleted", () => {
  localStorage.clear();
  document.body.innerHTML = '<header><a hreflang="sv" href="/sv/prova"></a></header>';
  const link = document.querySelector("a");
  const trial = open("start1.1.3.6");
  expect(link?.hash).toBe("#start1.1.3.6");
  act(() => trial.current.startAgain());
  expect(link?.hash).toBe("");
});

test("who goes back to the questions and changes an answer can ask a colleague with the new ones", () => {
  const trial = open("");
  history.replaceState({ screen: "guess" }, "");
  act(() => dispatchEvent(new PopStateEvent("popstate")));
  expect(trial.current).toMatchObject({ screen: "guess", guess: answers, stored });
  act(() => trial.current.answer("guess", "start", 7));
  act(() => trial.current.goTo("result"));
  expect(trial.current).toMatchObject({ screen: "result", stored: undefined });
  expect(readStoredTrial()).toEqual(stored);
  act(() => trial.current.askColleague());
  expect(readStoredTrial()).toMatchObject({ guess: { ...answers, start: 7 } });
});
