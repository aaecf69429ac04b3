import { renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import type { ContentFacilitator } from "#contract/facilitator.ts";
import { OperatorError } from "../cli/operator-error.ts";
import { readTextFile } from "./read-text-file.ts";

/**
 * Reads the entries unchecked.
 * @throws `OperatorError` if the file is not a list.
 */
export function readList(file: string): unknown[] {
  const text = readTextFile(file);
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch (error) {
    throw new OperatorError(`${file} has a typing error: ${(error as Error).message}`);
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
