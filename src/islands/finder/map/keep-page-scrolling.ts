import { createElement } from "./create-element.ts";

/** How long a hint is shown, in milliseconds. */
const hintTimeMs = 1500;

/**
 * Lets the page scroll past a map. The wheel zooms only with Ctrl or Cmd, or after a click on the map
 * until the pointer leaves it. One finger scrolls the page, two move the map. `signal` removes the
 * listeners.
 */
export function keepPageScrolling(
  container: HTMLElement,
  hints: { wheelHint: string; touchHint: string },
  signal: AbortSignal,
): void {
  const hint = createElement("p", { className: "map-hint", "aria-hidden": "true" });
  container.append(hint);
  let timer: ReturnType<typeof setTimeout>;
  const show = (text: string) => {
    hint.textContent = text;
    hint.classList.add("map-hint-shown");
    clearTimeout(timer);
    timer = setTimeout(() => hint.classList.remove("map-hint-shown"), hintTimeMs);
  };

  let inUse = false;
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ) => container.addEventListener(name, listener, { capture: true, passive: true, signal });
  listen("pointerdown", ({ pointerType }) => {
    inUse = pointerType === "mouse";
  });
  listen("pointerleave", ({ target }) => {
    if (target === container) inUse = false;
  });
  // Leaflet listens on the container, too, but in the bubble phase: stopped events do not reach it.
  listen("wheel", (event) => {
    if (inUse || event.ctrlKey || event.metaKey) return;
    event.stopPropagation();
    show(hints.wheelHint);
  });
  listen("touchstart", (event) => {
    if (event.touches.length === 1) event.stopPropagation();
  });
  listen("touchmove", (event) => {
    if (event.touches.length === 1) show(hints.touchHint);
  });
}
