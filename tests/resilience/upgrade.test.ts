import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  hasPrograms,
  type Release,
  refusedBefore,
  startMachine,
} from "./harness/release-folders.ts";

describe.skipIf(!hasPrograms)("idi upgrade", () => {
  test("installs releases beside each other, and keeps three, to go back one by one", async () => {
    const machine = await startMachine(["1.0.0", "1.1.0", "1.2.0", "1.3.0"]);
    const lastBackup = "2026-01-31T023000.sqlite";
    for (const name of ["2026-01-30T023000.sqlite", lastBackup, "a-move.sqlite"])
      writeFileSync(machine.getPath("data", name), "");
    expect(machine.state()).toMatchObject({
      current: "1.3.0",
      releases: ["1.1.0", "1.2.0", "1.3.0"],
    });
    const leftover = machine.getPath("data/release-check");
    mkdirSync(leftover);
    const secondUpgrade = await machine.idi(["upgrade"]);
    expect(secondUpgrade).toMatchObject({
      status: 0,
      calls: expect.not.stringMatching(/restart|npm/),
    });
    expect(existsSync(leftover)).toBe(false);
    const status = await machine.idi(["status"]);
    expect(status).toMatchObject({ status: 0, text: expect.stringContaining(lastBackup) });
    for (const name of ["upgrade", "rollback"]) {
      expect(await machine.idi([name, "--force"])).toMatchObject({ status: 2 });
      expect(await machine.idi([name, "1.1.0", "1.2.0"])).toMatchObject({ status: 2 });
    }
    for (const name of ["1.2.0", "1.1.0"]) {
      // The release that the link leads to is on the disk, even if the power fails.
      const calls = expect.stringMatching(/^sync[\s\S]*^runuser .* ln /m);
      expect(await machine.idi(["rollback"])).toMatchObject({ status: 0, calls });
      expect(await machine.answer()).toBe(name);
    }
    expect(await machine.idi(["rollback"])).toMatchObject({ status: 1 });
    expect(await machine.answer()).toBe("1.1.0");
    expect(await machine.idi(["upgrade"])).toMatchObject({ status: 0 });
    expect(await machine.answer()).toBe("1.3.0");
    expect(await machine.idi(["rollback", "1.1.0"])).toMatchObject({ status: 0 });
    expect(await machine.answer()).toBe("1.1.0");
  });

  test("changes nothing when a release cannot be installed", async () => {
    const machine = await startMachine();
    const stateBefore = machine.state();
    const files = {
      noRoom: () => writeFileSync(machine.getPath("free"), "0"),
      noBackup: () => writeFileSync(machine.getPath("data/full"), ""),
      noNetwork: () => rmSync(machine.getPath("source"), { recursive: true }),
    };
    const cases: [release: Omit<Release, "name">, args?: string[], prepare?: () => void][] = [
      [{ fault: "lock" }],
      [{ fault: "disk" }],
      [{ fault: "build" }],
      [{ fault: "data" }],
      [{ tables: 2 }],
      [{ tables: 2, fault: "data" }, ["--yes"]],
      [{}, ["no-such-version"]],
      [{}, [], files.noRoom],
      [{}, [], files.noBackup],
      [{}, [], files.noNetwork],
    ];
    for (const [index, [release, args = [], prepare]] of cases.entries()) {
      machine.publish({ name: `2.0.${index}`, ...release });
      prepare?.();
      const { status, calls, text } = await machine.idi(["upgrade", ...args]);
      expect(status, text).toBe(1);
      if (release.fault === "disk") expect(text).toContain("5 MB were free");
      expect(calls).not.toMatch(/systemctl (stop|start|restart)/);
      expect(machine.state()).toEqual(stateBefore);
      expect(await machine.answer()).toBe("1.0.0");
      writeFileSync(machine.getPath("free"), "100000");
      rmSync(machine.getPath("data/full"), { force: true });
    }
  });

  test("installs what a tag names after it was moved, beside the release of before", async () => {
    const machine = await startMachine();
    machine.publish({ name: "moved" });
    machine.git("tag", "--delete", "moved");
    machine.git("tag", "--force", "1.0.0");
    expect(await machine.idi(["upgrade"])).toMatchObject({ status: 0 });
    expect(await machine.answer()).toBe("moved");
    expect(await machine.idi(["upgrade"])).toMatchObject({
      status: 0,
      calls: expect.not.stringContaining("systemctl restart"),
    });
    expect(await machine.idi(["rollback"])).toMatchObject({ status: 0 });
    expect(await machine.answer()).toBe("1.0.0");
  });

  test("follows the default branch under another name, beside a branch that the former name begins", async () => {
    const machine = await startMachine();
    machine.git("branch", "--move", "main", "trunk");
    machine.git("branch", "main/old");
    machine.publish({ name: "2.0.0" });
    const { status, text } = await machine.idi(["upgrade"]);
    expect(status, text).toBe(0);
    expect(await machine.answer()).toBe("2.0.0");
  });

  test("knows which release was last although the clock was ahead before", async () => {
    const machine = await startMachine();
    const tomorrow = Date.now() / 1000 + 86_400;
    utimesSync(machine.getPath("opt/releases/1.0.0/.proven"), tomorrow, tomorrow);
    machine.publish({ name: "2.0.0" });
    expect(await machine.idi(["upgrade"])).toMatchObject({ status: 0 });
    const secondUpgrade = await machine.idi(["upgrade"]);
    expect(secondUpgrade).toMatchObject({ status: 0, calls: expect.not.stringMatching(/restart/) });
    expect(await machine.idi(["rollback"])).toMatchObject({ status: 0 });
    expect(await machine.answer()).toBe("1.0.0");
  });

  test.each<[release: Omit<Release, "name">, wish: string]>([
    [{ tables: 2 }, "--yes"],
    [{ fault: "build" }, "2.0.0"],
    [{ fault: "data" }, "2.0.0"],
  ])(
    "refuses a release with %j once, and then only by %s or another commit",
    async (release, wish) => {
      const machine = await startMachine();
      machine.publish({ name: "2.0.0", ...release });
      expect(await machine.idi(["upgrade"])).toMatchObject({ status: 1 });
      const secondUpgrade = await machine.idi(["upgrade"]);
      expect(secondUpgrade).toMatchObject({
        status: refusedBefore,
        text: expect.stringContaining(`idi upgrade ${wish}`),
        calls: expect.not.stringMatching(/^(npm|systemctl)/m),
      });
      const wished = await machine.idi(["upgrade", wish]);
      expect(wished.calls).toContain("npm ci");
      const installed = wish === "--yes";
      expect(wished.status).toBe(installed ? 0 : 1);
      expect(await machine.idi(["upgrade"])).toMatchObject({
        status: installed ? 0 : refusedBefore,
      });
      machine.publish({ name: "2.1.0", tables: release.tables ?? 1 });
      expect(await machine.idi(["upgrade"])).toMatchObject({ status: 0 });
      expect(await machine.answer()).toBe("2.1.0");
    },
  );

  test("does not blame a release for a full disk, a missing package or a failed backup", async () => {
    const machine = await startMachine();
    machine.publish({ name: "1.1.0", fault: "lock" });
    const [fullDisk, freeDisk] = [machine.getPath("data/full"), machine.getPath("free")];
    const failTwice = async () => {
      for (const _ of [1, 2]) expect(await machine.idi(["upgrade"])).toMatchObject({ status: 1 });
    };
    await failTwice();
    machine.publish({ name: "1.2.0", fault: "build" });
    writeFileSync(freeDisk, "5");
    await failTwice();
    writeFileSync(freeDisk, "100000");
    machine.publish({ name: "2.0.0" });
    const freeForData = machine.getPath("free-for-data");
    writeFileSync(freeForData, "50");
    await failTwice();
    writeFileSync(freeForData, "100000");
    writeFileSync(fullDisk, "");
    await failTwice();
    rmSync(fullDisk);
    expect(await machine.idi(["upgrade"])).toMatchObject({ status: 0 });
    expect(await machine.answer()).toBe("2.0.0");
  });

  test("waits for the migrations before it judges the new release", async () => {
    const machine = await startMachine();
    machine.publish({ name: "2.0.0", tables: 2, fault: "slow" });
    const { status, text } = await machine.idi(["upgrade", "--yes"]);
    expect(status, text).toBe(0);
    expect(await machine.answer()).toBe("2.0.0");
  });
});
