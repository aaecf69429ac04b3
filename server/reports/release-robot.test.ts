import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished } from "vitest";
import { otto } from "#tests/harness/forms";
import { tempFolder } from "#tests/harness/temp-folder";
import { openStore } from "../store/open-store.ts";
import { releaseRobot } from "./release-robot.ts";

async function withRobot(fields: object) {
  const file = join(tempFolder(), "idi.sqlite");
  const store = await openStore({ DATABASE_URL: { dialect: "sqlite", file } });
  onTestFinished(() => store.close());
  const caught = { form: "contactMessage", reason: "too-fast" } as const;
  await store.robots.add(caught, { fields, language: "sv", idempotencyKey: null });
  const [robot] = await store.robots.list();
  return { store, file, id: robot?.id ?? "" };
}

it("makes one message, even if it is ended before it could remove the robot", async () => {
  const { store, id } = await withRobot(otto);
  const remove = () => Promise.reject(new Error("ended"));
  const halfway = { ...store, robots: { ...store.robots, remove } };
  await expect(releaseRobot(halfway, id)).rejects.toThrow("ended");
  expect(await store.robots.list()).toHaveLength(1);
  await releaseRobot(store, id);
  expect(await store.messages.list()).toMatchObject([{ ...otto, language: "sv" }]);
  expect(await store.robots.list()).toEqual([]);
});

it("lets nothing pass that the form would not take", async () => {
  const { store, id } = await withRobot({ ...otto, email: "nobody" });
  await expect(releaseRobot(store, id)).rejects.toThrow("No form of this release");
  expect(await store.messages.list()).toEqual([]);
  expect(await store.robots.list()).toHaveLength(1);
});

it("knows only forms of today", async () => {
  const { store, file, id } = await withRobot(otto);
  const database = new DatabaseSync(file);
  database.exec("update robots set form = 'guestbook'");
  database.close();
  await expect(releaseRobot(store, id)).rejects.toThrow("No form of this release");
});
