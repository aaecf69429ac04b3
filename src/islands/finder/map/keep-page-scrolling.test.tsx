import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepPageScrolling } from "./keep-page-scrolling.ts";

const hints = { wheelHint: "Hold Ctrl", touchHint: "Two fingers" };
const mapListener = vi.fn();
let container: HTMLElement;
let abortController: AbortController;

beforeEach(() => {
  mapListener.mockClear();
  abortController = new AbortController();
  container = document.createElement("div");
  document.body.append(container);
  keepPageScrolling(container, hints, abortController.signal);
  const inner = document.createElement("div");
  inner.id = "inner";
  inner.addEventListener("wheel", mapListener);
  inner.addEventListener("touchstart", mapListener);
  container.append(inner);
});

afterEach(() => {
  abortController.abort();
  container.remove();
});

const send = (event: Event) => container.querySelector("#inner")?.dispatchEvent(event);
const wheel = (keys = { ctrlKey: false, metaKey: false }) =>
  send(Object.assign(new Event("wheel", { bubbles: true }), keys));
const touch = (fingers: number) =>
  send(Object.assign(new Event("touchstart", { bubbles: true }), { touches: { length: fingers } }));

// The wheel alone scrolls the page: see tests/e2e/map.spec.ts.
test("lets the wheel zoom with Ctrl or Cmd", () => {
  wheel({ ctrlKey: true, metaKey: false });
  wheel({ ctrlKey: false, metaKey: true });
  expect(mapListener).toHaveBeenCalledTimes(2);
  expect(container.textContent).toBe("");
});

test("lets the wheel zoom after a click until the pointer leaves", () => {
  send(new PointerEvent("pointerdown", { bubbles: true, pointerType: "mouse" }));
  wheel();
  expect(mapListener).toHaveBeenCalledTimes(1);
  container.dispatchEvent(new PointerEvent("pointerleave"));
  wheel();
  expect(mapListener).toHaveBeenCalledTimes(1);
});

test("leaves one finger to the page and two to the map", () => {
  touch(1);
  expect(mapListener).not.toHaveBeenCalled();
  touch(2);
  expect(mapListener).toHaveBeenCalledTimes(1);
});
