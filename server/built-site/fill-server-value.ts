import type { serverValues } from "#contract/server-values";

/**
 * Fills a value into a built page and shows its sentence, such as `<p hidden="">In <b
 * data-server-value="time"></b></p>`. Escaped words of visitors cannot look like that.
 */
export function fillServerValue(
  html: string,
  name: (typeof serverValues)[keyof typeof serverValues],
  value: string,
): string {
  const waiting = new RegExp(
    `(<p[^<>]*) hidden=""([^<>]*>[^<>]*<b [^<>]*data-server-value="${name}"[^<>]*>)`,
  );
  return html.replace(waiting, (_, tag: string, rest: string) => tag + rest + value);
}
