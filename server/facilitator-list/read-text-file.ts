import { readFileSync } from "node:fs";
import { OperatorError } from "../cli/operator-error.ts";

/** @throws `OperatorError`, in words for an editor, if the file cannot be read or is not in UTF-8. */
export function readTextFile(file: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    if (error instanceof TypeError) {
      throw new OperatorError(
        `${file} is not in Unicode (UTF-8), so å, ö or ß would be lost. ` +
          'Save it again; in Excel choose the type "CSV UTF-8".',
      );
    }
    throw new OperatorError(`Cannot read the file: ${(error as Error).message}`);
  }
}
