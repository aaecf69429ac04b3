import { dirname, join } from "node:path";

const statically = /(?:\bfrom|\bimport)\s*["'](\.\/[^"']+)["']/g;
const whenNeeded = /\bimport\(\s*["'`](\.\/[^"'`]+)["'`]/g;

/**
 * Built scripts by URL, with all their transitive imports: what loads with them. `lazily` includes
 * dynamic imports. `read` returns the text of a URL.
 */
export function followScripts(
  addresses: Iterable<string>,
  read: (address: string) => string,
  { lazily = false } = {},
): Set<string> {
  const all = new Set<string>();
  const add = (address: string) => {
    if (all.has(address)) return;
    all.add(address);
    const code = read(address);
    for (const pattern of lazily ? [statically, whenNeeded] : [statically]) {
      for (const [, file] of code.matchAll(pattern)) add(join(dirname(address), file ?? ""));
    }
  };
  for (const address of addresses) add(address);
  return all;
}
