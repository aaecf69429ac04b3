import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { hasPrograms, refusedBefore, startMachine } from "./harness/release-folders.ts";

describe.skipIf(!hasPrograms)("idi rollback", () => {
  test("builds the pages of a release again before it goes back to it, if settings in them have changed", async () => {
    const machine = await startMachine(["1.0.0", "2.0.0"]);
    writeFileSync(machine.getPath("opt/releases/1.0.0/.other-settings"), "");
    const { status, calls } = await machine.idi(["rollback"]);
    expect({ status, calls }).toMatchObject({
      status: 0,
      calls: expect.stringMatching(/^npm run --silent build[\s\S]*^systemctl restart/m),
    });
    expect(await machine.answer()).toBe("1.0.0");
    expect((await machine.idi(["upgrade"])).status).toBe(0);
    expect(await machine.idi(["rollback"])).toMatchObject({
      status: 0,
      calls: expect.not.stringMatching(/^npm run --silent build/m),
    });
  });

  test("happens by itself, with the database, when the new release does not answer", async () => {
    const machine = await startMachine();
    for (const tables of [1, 2]) {
      machine.publish({ name: `2.${tables}.0`, tables, fault: "sick" });
      const { status, text } = await machine.idi(["upgrade", "--yes"]);
      expect(status, text).toBe(1);
      expect(machine.state()).toMatchObject({ current: "1.0.0", tables: "1" });
      expect(await machine.answer()).toBe("1.0.0");
      // A timer would try it repeatedly.
      const secondUpgrade = await machine.idi(["upgrade", "--yes"]);
      expect(secondUpgrade).toMatchObject({
        status: refusedBefore,
        calls: expect.not.stringMatching(/restart|npm/),
      });
    }
    machine.publish({ name: "2.3.0" });
    expect(await machine.idi(["upgrade"])).toMatchObject({ status: 0 });
    expect(await machine.answer()).toBe("2.3.0");
  });

  test("takes no restarts of the release before for those of the one that it starts", async () => {
    const machine = await startMachine(["1.0.0", "2.0.0"]);
    const countRestarts = () => writeFileSync(machine.getPath("restarts"), "5");
    countRestarts();
    const rollback = await machine.idi(["rollback"]);
    expect(rollback.status, rollback.text).toBe(0);
    countRestarts();
    const upgrade = await machine.idi(["upgrade"]);
    expect(upgrade.status, upgrade.text).toBe(0);
    expect(await machine.answer()).toBe("2.0.0");
  });

  test("goes on with warnings of a damaged message, as the upgrade does", async () => {
    const machine = await startMachine();
    writeFileSync(machine.getPath("data/damaged"), "");
    machine.publish({ name: "2.0.0", tables: 2 });
    const upgrade = await machine.idi(["upgrade", "--yes"]);
    expect(upgrade).toMatchObject({ status: 0, text: expect.stringContaining("warnings") });
    expect(await machine.answer()).toBe("2.0.0");
    const rollback = await machine.idi(["rollback", "--restore"]);
    expect(rollback).toMatchObject({ status: 0, text: expect.stringContaining("warnings") });
    expect(machine.state()).toMatchObject({ current: "1.0.0", tables: "1" });
  });

  test("restores nothing when it cannot be told whether the tables have changed", async () => {
    const machine = await startMachine();
    const hiddenDatabase = machine.getPath("data/tables.hidden");
    machine.publish({ name: "2.0.0", fault: "hides" });
    const upgrade = await machine.idi(["upgrade"]);
    expect(upgrade).toMatchObject({ status: 1, calls: expect.not.stringContaining(" restore ") });
    expect(existsSync(hiddenDatabase)).toBe(true);
    expect(machine.state()).toMatchObject({ current: "1.0.0" });
    expect(await machine.answer()).toBe("1.0.0");
    rmSync(hiddenDatabase);
    machine.publish({ name: "2.1.0" });
    expect(await machine.idi(["upgrade"])).toMatchObject({ status: 0 });
    writeFileSync(hiddenDatabase, "");
    for (const args of [["rollback"], ["rollback", "--restore"]]) {
      const { status, text, calls } = await machine.idi(args);
      expect(status, text).toBe(1);
      expect(text).not.toContain("--restore");
      expect(calls).not.toMatch(/ restore |systemctl (stop|restart)/);
      expect(await machine.answer()).toBe("2.1.0");
    }
    rmSync(hiddenDatabase);
    expect(await machine.idi(["rollback"])).toMatchObject({ status: 0 });
    expect(await machine.answer()).toBe("1.0.0");
  });

  test("explains that the tables have changed, and restores the backup on request", async () => {
    const machine = await startMachine();
    machine.publish({ name: "2.0.0", tables: 2 });
    expect(await machine.idi(["upgrade"])).toMatchObject({
      status: 1,
      text: expect.stringContaining("0002-step"),
    });
    expect(await machine.idi(["upgrade", "--yes"])).toMatchObject({ status: 0 });
    expect(machine.state()).toMatchObject({ current: "2.0.0", tables: "2" });
    machine.publish({ name: "2.1.0" });
    // Not the status of a refusal that was reported before, which the timer's unit takes for success.
    for (const status of [1, refusedBefore]) {
      expect(await machine.idi(["upgrade"])).toMatchObject({ status });
    }
    const refusedRun = await machine.idi(["rollback"]);
    expect(refusedRun).toMatchObject({ status: 1, text: expect.stringContaining("backup-1.0.0") });
    expect(await machine.answer()).toBe("2.0.0");
    const restoringRun = await machine.idi(["rollback", "--restore"]);
    // The database set aside is that of the newer release, which has to stay as long.
    const command = machine.getPath("opt/releases/2.0.0/deploy/idi");
    expect(restoringRun).toMatchObject({
      status: 0,
      text: expect.stringContaining(`by ${command}`),
    });
    expect(machine.state()).toMatchObject({ current: "1.0.0", tables: "1" });
    expect(await machine.answer()).toBe("1.0.0");
    const aside = machine.getPath("data/set-aside-2026");
    mkdirSync(aside);
    expect(await machine.idi(["upgrade", "2.1.0"])).toMatchObject({ status: 0 });
    expect(existsSync(command)).toBe(true);
    rmSync(aside, { recursive: true });
    machine.publish({ name: "2.2.0" });
    expect(await machine.idi(["upgrade"])).toMatchObject({ status: 0 });
    expect(existsSync(command)).toBe(false);
  });
});
