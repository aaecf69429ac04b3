/** For code that takes a signal: nothing aborts it, and a hanging test ends by the limit of the run. */
export const neverAbortedSignal = new AbortController().signal;
