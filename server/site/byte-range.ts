/** A part of a file: its first and its last byte, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a Range header for a file of this many bytes (RFC 9110, section 14). Several ranges at once,
 * other units and what cannot be read give nothing: the whole file is the answer to these.
 */
export function readRange(header: string, size: number): ByteRange | "unsatisfiable" | undefined {
  const [, first, last] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header) ?? [];
  if (first === undefined || last === undefined || first + last === "") return undefined;
  const end = last === "" || first === "" ? size - 1 : Math.min(Number(last), size - 1);
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  if (first !== "" && last !== "" && Number(last) < start) return undefined;
  return start >= size ? "unsatisfiable" : { start, end };
}
