import { vi } from "vitest";

const clock = performance.now.bind(performance);

/** Lets the page have been open for so long, in milliseconds; its clock goes on from there. */
export function openPageFor(milliseconds: number) {
  const start = clock();
  vi.spyOn(performance, "now").mockImplementation(() => milliseconds + clock() - start);
}
