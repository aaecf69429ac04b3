import { onTestFinished, type TestContext } from "vitest";

/** Cleans up what a helper starts: for the running test, or with the context of a concurrent one. */
export type Scope = Pick<TestContext, "onTestFinished">;

export const runningTest: Scope = { onTestFinished };
