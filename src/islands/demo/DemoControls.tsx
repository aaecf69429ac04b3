import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { findDemoElements } from "./find-demo-elements.ts";
import { listenForSwipes } from "./listen-for-swipes.ts";
import { useInView } from "./use-in-view.ts";

/**
 * The controls of a demo that plays automatically: slides cross-fade, one button pauses and resumes them,
 * and arrow keys on that button show the previous and the next slide. It also pauses on hover, while the
 * focus is inside, which shows the slide that has it, and out of view. The slides are around the island
 * (`src/sections/product/Demo.astro`); screen readers have all of them at any time. With reduced motion
 * radio buttons choose the slide: the controls are hidden, and the island does not hydrate.
 */
export function DemoControls({
  label,
  intervalMs,
  count,
  texts,
}: {
  /** What the demo shows, as read after a colon. */
  label: string;
  /** How long each slide is shown. */
  intervalMs: number;
  /** The number of slides. */
  count: number;
  texts: { pause: string; play: string };
}) {
  const root = useRef<HTMLDivElement>(null);
  const [isPlaying, setIsPlaying] = useState(true);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isInView = useInView(root);
  const isRunning = isPlaying && isInView && !isHovered && !isFocused;
  const { index, move, show } = useRotation(count, intervalMs, isRunning);

  const swipe = useEffectEvent(move);
  const showSlide = useEffectEvent(show);
  useEffect(() => {
    const parts = findDemoElements(root.current);
    if (!parts) return;
    const { demo, slideArea, slides } = parts;
    const abortController = new AbortController();
    const { signal } = abortController;
    const handleFocus = (focused: Element | null) => {
      if (!demo.contains(focused)) return;
      setIsFocused(true);
      const position = slides.findIndex((slide) => slide.contains(focused));
      if (position >= 0) showSlide(position);
    };
    const handleLeave = ({ relatedTarget }: FocusEvent) => {
      if (!demo.contains(relatedTarget as Node | null)) setIsFocused(false);
    };
    const handleEnter = ({ pointerType }: PointerEvent) => setIsHovered(pointerType !== "touch");
    demo.addEventListener("focusin", ({ target }) => handleFocus(target as Element), { signal });
    demo.addEventListener("focusout", handleLeave, { signal });
    slideArea.addEventListener("pointerenter", handleEnter, { signal });
    slideArea.addEventListener("pointerleave", () => setIsHovered(false), { signal });
    listenForSwipes(slideArea, (by) => swipe(by), signal);
    // The focus may have come before the script.
    handleFocus(document.activeElement);
    return () => abortController.abort();
  }, []);

  useEffect(() => {
    const { slides = [] } = findDemoElements(root.current) ?? {};
    for (const [position, slide] of slides.entries()) {
      slide.toggleAttribute("data-active", position === index);
    }
  }, [index]);

  const toggle = () => {
    setIsPlaying(!isPlaying);
    // The button still has the focus, which would keep the demo paused.
    setIsFocused(false);
  };
  const step = ({ key }: KeyboardEvent) => {
    if (key === "ArrowRight") move(1);
    if (key === "ArrowLeft") move(-1);
  };
  const Icon = isPlaying ? Pause : Play;
  const action = isPlaying ? texts.pause : texts.play;
  return (
    <div
      ref={root}
      className="flex flex-wrap items-center justify-between gap-x-4 pt-2 pl-2 still:hidden sm:pt-3"
    >
      <span className="flex gap-1.5" aria-hidden="true">
        {Array.from({ length: count }, (_, position) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the dots differ by their position alone
            key={position}
            className={`ground-mark h-1.5 w-5 rounded-pill sm:w-8 ${position === index ? "bg-spruce" : "bg-edge/35"}`}
          />
        ))}
      </span>
      <button
        type="button"
        onClick={toggle}
        onKeyDown={step}
        aria-label={`${action}: ${label}`}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-pill px-3 font-semibold text-small hover:bg-card sm:px-4"
      >
        <Icon className="size-4" aria-hidden="true" />
        <span>{action}</span>
      </button>
    </div>
  );
}

/**
 * Rotates through `count` items, `intervalMs` each, while `isRunning`. Every pause restarts the
 * interval. `move` and `show` change the item by hand.
 */
function useRotation(count: number, intervalMs: number, isRunning: boolean) {
  const [index, setIndex] = useState(0);
  const move = (by: number) => setIndex((current) => (current + by + count) % count);
  // `index` restarts the timer, so that each item has its full interval.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setIndex((current) => (current + 1) % count), intervalMs);
    return () => clearTimeout(timer);
  }, [index, count, intervalMs, isRunning]);
  return { index, move, show: setIndex };
}
