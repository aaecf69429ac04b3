import { single } from "../collections/content-kinds.ts";
import { type LinkedHosts, linkedHostsSchema } from "../schema/linked-hosts.ts";
import { locationOf, parseFile } from "../source/content-source.ts";
import { readMarkdown } from "../source/markdown.ts";

/** The hosts to which chapters and legal texts may link. */
export const linkedHosts = single("content/linked-hosts.yaml", linkedHostsSchema);

/** Their names; none while the list is broken. */
export function readLinkedHosts(root: string): string[] {
  const { hosts } = (parseFile(root, linkedHosts.path)?.data ?? {}) as Partial<LinkedHosts>;
  return Array.isArray(hosts) ? hosts.map(String) : [];
}

/** The hosts to which URLs lead; of other links there are none. */
export function hostsIn(urls: readonly string[]): string[] {
  return urls.flatMap((url) => {
    const { protocol, hostname } = URL.parse(url) ?? {};
    return hostname && protocol?.startsWith("http") ? [hostname] : [];
  });
}

/** Hosts of a valid list to which none of these files link. */
export function findIdleHosts(root: string, files: readonly string[]): string[] {
  const source = parseFile(root, linkedHosts.path);
  if (!source) return [];
  const links = files.flatMap((path) => readMarkdown(parseFile(root, path)?.body ?? "").links);
  const used = new Set(hostsIn(links.map(({ url }) => url)));
  return readLinkedHosts(root).flatMap((host, index) =>
    used.has(host)
      ? []
      : [`${locationOf(source, `hosts.${index}`)}: no text leads to ${host}: take it off the list`],
  );
}
