import { renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { LineCounter, parseDocument } from "yaml";
import type { ContentFacilitator } from "#contract/facilitator.ts";
import { OperatorError } from "../cli/operator-error.ts";
import { readTextFile } from "./read-text-file.ts";

/**
 * Reads the entries unchecked.
 * @throws `OperatorError` if the file is not a list, or has a key twice.
 */
export function readList(file: string): unknown[] {
  const text = readTextFile(file);
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch (error) {
    throw new OperatorError(`${file} has a typing error: ${(error as Error).message}`);
  }
  // JSON keeps the last value alone, and the next change of the list would delete the others.
  const lineCounter = new LineCounter();
  const { errors } = parseDocument(text, { lineCounter });
  const duplicate = errors.find(({ code }) => code === "DUPLICATE_KEY");
  if (duplicate) {
    const { line } = lineCounter.linePos(duplicate.pos[0]);
    throw new OperatorError(`${file} has the same key twice in one entry, line ${line}.`);
  }
  if (!Array.isArray(list)) throw new OperatorError(`${file} must be a list, which begins with [.`);
  return list;
}

/** Replaces the list atomically: after a failure or a crash the old one is still there. */
export function writeList(file: string, list: ContentFacilitator[]): void {
  const draft = `${file}.${process.pid}.tmp`;
  try {
    const mode = statSync(file).mode;
    writeFileSync(draft, `${JSON.stringify(list, null, 2)}\n`, { mode, flush: true });
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw new OperatorError(`Cannot write the list: ${(error as Error).message}`);
  }
}
