import { expect, it } from "vitest";
import { inThreadTime } from "./thread-time.ts";

const page = { pid: 1, tid: 1, ph: "X" };
/** A task that lasted 300 µs, of which its thread had the CPU for 100. */
const task = { ...page, name: "RunTask", ts: 1000, tts: 50, dur: 300, tdur: 100 };

it("gives each task the time that it used the CPU, from where it began", () => {
  const later = { ...task, ts: 5000, tts: 150, dur: 40, tdur: 40 };
  expect(inThreadTime([task, later])).toEqual([{ ...task, dur: 100 }, later]);
});

it("keeps what happened in a task in its place and inside", () => {
  const layout = { ...page, name: "Layout", ts: 1250, tts: 90, dur: 45, tdur: 40 };
  const paint = { ...page, name: "Paint", ts: 1295, tts: 130, dur: 5, tdur: 20 };
  const [, movedLayout, movedPaint] = inThreadTime([task, layout, paint]);
  expect(movedLayout).toEqual({ ...layout, ts: 1040, dur: 40 });
  expect(movedPaint).toEqual({ ...paint, ts: 1080, dur: 20 });
});

it("moves a mark without CPU time no further than the end of its task", () => {
  const mark = { ...page, ph: "I", name: "mark", ts: 1280 };
  expect(inThreadTime([task, mark])[1]).toEqual({ ...mark, ts: 1100 });
});

it("leaves alone what is between tasks, and other threads", () => {
  const between = { ...page, ph: "R", name: "firstPaint", ts: 1301, tts: 150 };
  const elsewhere = { ...task, tid: 2, name: "Raster" };
  expect(inThreadTime([task, between, elsewhere]).slice(1)).toEqual([between, elsewhere]);
});

it("finds the task among many, in whatever order they were written down", () => {
  const tasks = Array.from({ length: 50 }, (_, index) => {
    return { ...task, ts: 1000 * index, tts: 100 * index };
  });
  const mark = { ...page, ph: "I", name: "mark", ts: 37_200, tts: 3760 };
  const moved = inThreadTime([mark, ...tasks.toReversed()]);
  expect(moved[0]?.ts).toBe(37_060);
});
