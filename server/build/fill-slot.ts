import type { slots } from "#contract/slots";

/**
 * Fills a slot of a built page and shows its sentence, such as `<p hidden="">In <b
 * data-slot="time"></b></p>`. Escaped words of visitors cannot look like that.
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
