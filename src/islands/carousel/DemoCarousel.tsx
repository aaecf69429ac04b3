import { Pause, Play } from "lucide-react";
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import type { ProductContent } from "#load/schema/product";
import { fill } from "#locale/fill";
import { useAttention } from "./use-attention.ts";
import { useSwipe } from "./use-swipe.ts";

/**
 * A demo that plays automatically: slides cross-fade, one button pauses and resumes them, and arrow keys
 * on that button show the previous and the next slide. It also pauses on hover, while the focus is inside
 * and out of view. With reduced motion all slides are shown at once. Slides are passed as slots named
 * after their ids.
 */
export function DemoCarousel({
  label,
  interval,
  slides,
  messages,
  ...screens
}: {
  /** What the demo shows, as read after a colon. */
  label: string;
  /** How long each slide is shown, in milliseconds. */
  interval: number;
  slides: { id: string; label: string }[];
  messages: ProductContent["carousel"];
  [screen: string]: unknown;
}) {
  const root = useRef<HTMLElement>(null);
  const [playing, setPlaying] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const attention = useAttention(root);
  const running = playing && attention && !hovered && !focused;
  const { index, move } = useRotation(slides.length, interval, running);
  const swipe = useSwipe(move);

  const toggle = () => {
    setPlaying(!playing);
    // The button still has the focus, which would keep the demo paused.
    setFocused(false);
  };
  const step = ({ key }: KeyboardEvent) => {
    if (key === "ArrowRight") move(1);
    if (key === "ArrowLeft") move(-1);
  };
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  };
  const Icon = playing ? Pause : Play;
  const action = playing ? messages.pause : messages.play;
  return (
    <section
      ref={root}
      aria-roledescription={messages.role}
      aria-label={fill(messages.name, { label })}
      onFocus={() => setFocused(true)}
      onBlur={leave}
      className="flex flex-col-reverse rounded-panel border border-line bg-mist p-2 sm:p-3"
    >
      <div className="flex items-center justify-between gap-4 pt-2 pl-2 still:hidden sm:pt-3">
        <span className="flex gap-1.5" aria-hidden="true">
          {slides.map((slide, position) => (
            <span
              key={slide.id}
              className={`ground-mark h-1.5 w-8 rounded-pill ${position === index ? "bg-spruce" : "bg-edge/35"}`}
            />
          ))}
        </span>
        <button
          type="button"
          onClick={toggle}
          onKeyDown={step}
          aria-label={`${action}: ${label}`}
          aria-keyshortcuts="ArrowLeft ArrowRight"
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-pill px-4 font-semibold text-small hover:bg-card"
        >
          <Icon className="size-4" aria-hidden="true" />
          <span>{action}</span>
        </button>
      </div>
      <div
        className="grid touch-pan-y touch-pinch-zoom gap-3 still:gap-y-6 still:lg:grid-cols-3"
        aria-live={running ? "off" : "polite"}
        onPointerEnter={(event) => setHovered(event.pointerType !== "touch")}
        onPointerLeave={() => setHovered(false)}
        {...swipe}
      >
        {slides.map((slide, position) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
          <div
            key={slide.id}
            role="group"
            aria-roledescription={messages.slide}
            aria-label={fill(messages.position, {
              number: position + 1,
              total: slides.length,
              label: slide.label,
            })}
            data-active={position === index || undefined}
            className="demo-slide flex min-w-0"
          >
            {screens[slide.id] as ReactNode}
          </div>
        ))}
      </div>
    </section>
  );
}

/**
 * Rotates through `count` items, `interval` milliseconds each, while `running`. Every pause restarts the
 * interval. `move` changes the item by hand.
 */
function useRotation(count: number, interval: number, running: boolean) {
  const [index, setIndex] = useState(0);
  const move = (by: number) => setIndex((current) => (current + by + count) % count);
  // `index` restarts the timer, so that each item has its full interval.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setIndex((current) => (current + 1) % count), interval);
    return () => clearTimeout(timer);
  }, [index, count, interval, running]);
  return { index, move };
}
