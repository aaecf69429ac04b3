import { Pause, Play } from "lucide-react";
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { fill } from "#locale/fill";
import { useAttention } from "./use-attention.ts";
import { useSwipe } from "./use-swipe.ts";

/** What a carousel and its button are called. */
export interface CarouselMessages {
  /** The carousel's name, from {label}. */
  name: string;
  /** The kind of thing, for screen readers: "carousel" and "slide". */
  role: string;
  slide: string;
  /** A slide's name, from {number}, {total} and {label}. */
  position: string;
  pause: string;
  play: string;
}

/**
 * A demo that plays by itself: one slide after the other, with fade and one button that stops it; arrow
 * keys on the button show the slide before and after.
 * It also stops under the pointer, with the focus inside, out of view and for visitors who prefer
 * reduced motion, who see all slides at once. Slides come as slots named after their id.
 */
export function DemoCarousel({
  label,
  interval,
  slides,
  messages,
  main = false,
  ...screens
}: {
  /** What the demo shows, as it stands behind a colon. */
  label: string;
  /** How long a slide is shown, in milliseconds. */
  interval: number;
  slides: { id: string; label: string }[];
  messages: CarouselMessages;
  /** The demo that carries the page's one shadow. */
  main?: boolean;
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
    // Who presses "play" wants it to play, although the focus is still on the button.
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
      className={`flex flex-col-reverse rounded-panel border border-line bg-mist p-2 sm:p-3 ${main ? "shadow-main" : ""}`}
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
          {action}
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
 * Shows one of `count` things after the other, each for `interval` milliseconds while `running`, and
 * from the start of that time again after every stop. `move` goes on or back by hand.
 */
function useRotation(count: number, interval: number, running: boolean) {
  const [index, setIndex] = useState(0);
  const move = (by: number) => setIndex((current) => (current + by + count) % count);
  // Not used inside, but each new thing gets its full time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setIndex((current) => (current + 1) % count), interval);
    return () => clearTimeout(timer);
  }, [index, count, interval, running]);
  return { index, move };
}
