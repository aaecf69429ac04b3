import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { DemoControls } from "./DemoControls.tsx";

let setInView: (inView: boolean) => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        setInView = (isIntersecting) => act(() => report([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});

function renderDemo() {
  const { container, unmount } = render(
    <section data-demo>
      <DemoControls
        label="roles"
        intervalMs={5_000}
        count={3}
        texts={{ pause: "Pause demo", play: "Play demo" }}
      />
      <div data-slides>
        <p data-active>1</p>
        <p>2</p>
        <p>3</p>
      </div>
    </section>,
  );
  return {
    unmount,
    slideArea: screen.getByText("1").parentElement as HTMLElement,
    button: screen.getByRole("button"),
    active: () => container.querySelector("[data-active]")?.textContent,
  };
}

const advanceTime = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

function swipe(slideArea: HTMLElement, across: number, down = 0, pointerType = "touch") {
  const pointer = { pointerId: 3, pointerType, isPrimary: true };
  fireEvent.pointerDown(slideArea, { ...pointer, clientX: 200, clientY: 200 });
  fireEvent.pointerUp(slideArea, { ...pointer, clientX: 200 + across, clientY: 200 + down });
}

test("restarts the interval after a pause and after a swipe", () => {
  const { active, slideArea, unmount } = renderDemo();
  setInView(true);
  advanceTime(4_000);
  setInView(false);
  setInView(true);
  advanceTime(4_000);
  expect(active()).toBe("1");
  swipe(slideArea, -40);
  advanceTime(4_999);
  expect(active()).toBe("2");
  advanceTime(1);
  expect(active()).toBe("3");
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test("pauses while the page is hidden", () => {
  const { active } = renderDemo();
  setInView(true);
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  fireEvent(document, new Event("visibilitychange"));
  advanceTime(20_000);
  expect(active()).toBe("1");
  hidden.mockReturnValue(false);
  fireEvent(document, new Event("visibilitychange"));
  advanceTime(5_000);
  expect(active()).toBe("2");
});

test("arrow keys on the button show the next and the previous slide", () => {
  const { active, button } = renderDemo();
  fireEvent.keyDown(button, { key: "ArrowRight" });
  expect(active()).toBe("2");
  fireEvent.keyDown(button, { key: "ArrowLeft" });
  fireEvent.keyDown(button, { key: "ArrowLeft" });
  expect(active()).toBe("3");
});

// In a browser, tests/e2e/product.spec.ts swipes with a finger.
test.each([
  { by: "a pen, 40 px to the left", across: -40, pointerType: "pen", expected: "2" },
  { by: "a finger that moves further down than across", across: -60, down: 80, expected: "1" },
  { by: "the mouse", across: -200, pointerType: "mouse", expected: "1" },
])("a swipe by $by shows $expected", ({ across, down, pointerType, expected }) => {
  const { active, slideArea } = renderDemo();
  swipe(slideArea, across, down, pointerType);
  expect(active()).toBe(expected);
});

test("a gesture that the browser takes over is no swipe", () => {
  const { active, slideArea } = renderDemo();
  const pointer = { pointerId: 3, pointerType: "touch", isPrimary: true };
  fireEvent.pointerDown(slideArea, { ...pointer, clientX: 200 });
  fireEvent.pointerCancel(slideArea, pointer);
  fireEvent.pointerUp(slideArea, { ...pointer, clientX: 100 });
  expect(active()).toBe("1");
});
