import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, expect } from "vitest";

// Pages of these tests have been open for a minute: forms delay a send on a page that was just opened.
const clock = performance.now.bind(performance);
performance.now = () => 60_000 + clock();

// The time that `expect.poll` waits.
configure({ asyncUtilTimeout: 10_000 });

const sharedTexts = new Set<string>();
const note = () => {
  for (const text of findSharedTexts(document.body)) sharedTexts.add(text);
};
const observer = new MutationObserver(note);

// In every state that a test reaches.
beforeEach(() => {
  sharedTexts.clear();
  observer.observe(document.body, { childList: true, subtree: true });
});

afterEach(() => {
  note();
  observer.disconnect();
  cleanup();
  expect([...sharedTexts], "texts of an island that have siblings").toEqual([]);
});

/**
 * The texts below an element that are not the only child of their parent, in quotes. Translation services
 * move texts into elements of their own: React then cannot insert, change or remove anything beside them.
 */
function findSharedTexts(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const foundTexts: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!parentElement || parentElement === root || parentElement.childNodes.length === 1) continue;
    foundTexts.push(`${JSON.stringify(textContent)} in <${parentElement.localName}>`);
  }
  return foundTexts;
}
