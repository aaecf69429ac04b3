/** Notes in the console that a look-up failed: its only trace, as specified, and without the address. */
export function warnOfPlace(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: as specified
  console.warn("The place was not found:", String(error));
}
