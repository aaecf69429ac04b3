import { onTestFinished, type TestContext } from "vitest";

/** Ends what a helper starts: the running test, or the context of one of several concurrent tests. */
export type Scope = Pick<TestContext, "onTestFinished">;

export const runningTest: Scope = { onTestFinished };
