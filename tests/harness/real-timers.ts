import { afterEach, vi } from "vitest";

// Files of a worker share its timers: no test leaves fake ones behind.
afterEach(() => void vi.useRealTimers());
