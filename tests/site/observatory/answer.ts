/** An answer to a request over https, as it reaches a browser. */
export interface Answer {
  /** By lower-case name. */
  headers: Record<string, string | string[] | undefined>;
  html: string;
}

/** What one test of the Observatory finds: the name of its result, its points, whether it is passed. */
export interface TestResult {
  name: string;
  points: number;
  pass: boolean;
}

/** The one value of a header, trimmed and in lower case; `undefined` if it is absent. */
export function headerOf({ headers }: Pick<Answer, "headers">, name: string): string | undefined {
  const value = headers[name];
  return (Array.isArray(value) ? value.join(", ") : value)?.trim().toLowerCase();
}
