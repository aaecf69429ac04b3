import { afterEach, vi } from "vitest";

// Files of a worker share its clock, globals and environment: no test leaves another one behind. Vitest's own options
// for this reset before a test, too late for what the next file reads when it is imported.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
