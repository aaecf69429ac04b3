import { describe, expect, test } from "vitest";
import { hasPrograms, startMachine } from "./harness/release-folders.ts";

describe.skipIf(!hasPrograms)("idi upgrade, killed", () => {
  test.each([
    ["npm ci", "upgrade", "2.0.0"],
    ["npm run --silent build", "upgrade", "2.0.0"],
    ["npm run --silent backup", "upgrade", "2.0.0"],
    ["systemctl restart", "upgrade", "2.0.0"],
    ["systemctl restart", "rollback", "1.0.0"],
    ["systemctl show", "upgrade", "2.0.0"],
    ["systemctl show", "rollback", "1.0.0"],
  ])("survives kill -9 at %s: %s then brings a good state", async (cut, command, release) => {
    const machine = await startMachine();
    // The state of a server that is ready at once is never requested.
    const isWaiting = cut === "systemctl show";
    machine.publish({ name: "2.0.0", tables: 2, ...(isWaiting && { fault: "slow" }) });
    expect(await machine.idi(["upgrade", "--yes"], cut)).toMatchObject({ status: "SIGKILL" });
    if (!isWaiting) expect(await machine.answer()).toBe("1.0.0");
    const option = command === "upgrade" ? "--yes" : "--restore";
    const { status, text } = await machine.idi([command, option]);
    expect(status, text).toBe(0);
    expect(await machine.answer()).toBe(release);
  });

  test("goes back when a signal ends it, and does not blame the release", async () => {
    const machine = await startMachine();
    machine.publish({ name: "2.0.0" });
    const { status } = await machine.idi(["upgrade"], "systemctl restart", "TERM");
    expect(status).not.toBe(0);
    expect(machine.state()).toMatchObject({ current: "1.0.0" });
    expect(await machine.idi(["upgrade"])).toMatchObject({ status: 0 });
    expect(await machine.answer()).toBe("2.0.0");
  });
});
