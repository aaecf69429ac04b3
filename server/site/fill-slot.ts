import type { slots } from "#contract/slots";

/**
 * Shows a sentence of a built page that waits for its value, with the value in it, such as
 * `<p hidden="">In <b data-slot="time"></b></p>`. Words of visitors, escaped, cannot look like that.
 */
export function fillSlot(
  html: string,
  slot: (typeof slots)[keyof typeof slots],
  value: string,
): string {
  const waiting = new RegExp(
    `(<p[^<>]*) hidden=""([^<>]*>[^<>]*<b [^<>]*data-slot="${slot}"[^<>]*>)`,
  );
  return html.replace(waiting, (_, tag: string, rest: string) => tag + rest + value);
}
