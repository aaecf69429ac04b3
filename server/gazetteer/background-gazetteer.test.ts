import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { layGazetteer } from "../testing/ready-gazetteer.ts";
import { tempFolder } from "../testing/temp-folder.ts";
import { backgroundGazetteer } from "./background-gazetteer.ts";
import { gazetteerFile } from "./compile-gazetteer.ts";

function start(folder: string) {
  const gazetteer = backgroundGazetteer(folder);
  const warn = vi.fn();
  onTestFinished(() => gazetteer.close());
  gazetteer.start(warn);
  return { gazetteer, warn };
}

it("opens the file that is there", () => {
  const folder = tempFolder();
  layGazetteer(folder);
  const { gazetteer, warn } = start(folder);
  expect(gazetteer.current()?.find("Kalmar")?.label).toBe("Kalmar, SE");
  expect(warn).not.toHaveBeenCalled();
});

it("builds the file while everything else goes on", async () => {
  const folder = join(tempFolder(), "data");
  const { gazetteer, warn } = start(folder);
  expect(gazetteer.current()).toBeUndefined();
  await expect.poll(() => gazetteer.current(), { timeout: 50_000 }).toBeDefined();
  expect(gazetteer.current()?.find("Kalmar")?.label).toBe("Kalmar, SE");
  expect(warn).not.toHaveBeenCalled();
});

it("tells when the file cannot be made, and does without", async () => {
  const occupied = join(tempFolder(), "file");
  writeFileSync(occupied, "");
  const { gazetteer, warn } = start(join(occupied, "data"));
  await expect.poll(() => warn.mock.calls.length, { timeout: 50_000 }).toBe(1);
  expect(gazetteer.current()).toBeUndefined();
});

it("removes a file that is damaged", () => {
  const folder = tempFolder();
  const file = gazetteerFile(folder);
  writeFileSync(file, "Dear diary, ".repeat(100));
  const { gazetteer, warn } = start(folder);
  expect(gazetteer.current()).toBeUndefined();
  expect(existsSync(file)).toBe(false);
  expect(warn).toHaveBeenCalledOnce();
});
