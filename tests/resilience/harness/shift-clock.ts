import { readFileSync } from "node:fs";

/**
 * To be imported by a process before anything else: its clock is ahead of the machine's by the milliseconds
 * that the file CLOCK_FILE holds at each moment. Timers and `performance.now` stay as they are.
 */
const file = process.env.CLOCK_FILE ?? "";
const machineTime = Date.now;

const now = () => machineTime() + Number(readFileSync(file, "utf8"));

Date.now = now;
globalThis.Date = new Proxy(Date, {
  construct: (target, given: [], newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
});
