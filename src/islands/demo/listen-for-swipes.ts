/** The shortest movement that counts as a swipe, in CSS pixels. */
const swipeThreshold = 40;

/**
 * Listens for horizontal swipes by finger or pen until the signal aborts. `onSwipe` gets 1 for a swipe to
 * the left (next) and -1 for one to the right (previous). The element needs `touch-action: pan-y`, so that
 * the browser keeps vertical scrolling.
 */
export function listenForSwipes(
  element: HTMLElement,
  onSwipe: (by: 1 | -1) => void,
  signal: AbortSignal,
): void {
  let start: { id: number; x: number; y: number } | undefined;

  function begin({ pointerType, isPrimary, pointerId, clientX, clientY }: PointerEvent) {
    if (pointerType === "mouse" || !isPrimary) return;
    start = { id: pointerId, x: clientX, y: clientY };
  }

  function end({ pointerId, clientX, clientY }: PointerEvent) {
    if (start?.id !== pointerId) return;
    const across = clientX - start.x;
    const down = clientY - start.y;
    start = undefined;
    if (Math.abs(across) < swipeThreshold || Math.abs(across) <= Math.abs(down)) return;
    onSwipe(across < 0 ? 1 : -1);
  }

  // The browser has taken over the gesture to scroll or zoom.
  function cancel() {
    start = undefined;
  }

  element.addEventListener("pointerdown", begin, { signal });
  element.addEventListener("pointerup", end, { signal });
  element.addEventListener("pointercancel", cancel, { signal });
}
