import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, expect } from "vitest";
import { findSharedTexts } from "./shared-texts.ts";

// Pages of these tests have been open for a minute: forms delay a send on a page that was just opened.
const clock = performance.now.bind(performance);
performance.now = () => 60_000 + clock();

// As long as `expect.poll` waits.
configure({ asyncUtilTimeout: 60_000 });

const isIsland = () => expect.getState().testPath?.includes("/src/islands/");
const shared = new Set<string>();
const note = () => {
  for (const text of findSharedTexts(document.body)) shared.add(text);
};
const observer = new MutationObserver(note);

// In every state that a test of an island reaches.
beforeEach(() => {
  shared.clear();
  if (isIsland()) observer.observe(document.body, { childList: true, subtree: true });
});

afterEach(() => {
  if (isIsland()) note();
  observer.disconnect();
  cleanup();
  expect([...shared], "texts of an island that have siblings").toEqual([]);
});
