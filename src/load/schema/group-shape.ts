import * as z from "zod/mini";

/**
 * Turns a flat shape into a schema of nested groups: the key "nav.audiences" becomes the key `audiences` of the
 * group `nav`. A group of optional keys is optional.
 */
export function groupShape(flat: Record<string, z.ZodMiniType>): z.ZodMiniObject {
  const groups = Map.groupBy(Object.entries(flat), ([key]) => key.split(".")[0] ?? key);
  const shape = [...groups].map(([name, members]) => {
    const own = flat[name];
    if (own) return [name, own];
    const inner = members.map(([key, schema]) => [key.slice(name.length + 1), schema]);
    const group = groupShape(Object.fromEntries(inner));
    return [name, z.safeParse(group, {}).success ? z.optional(group) : group];
  });
  return z.strictObject(Object.fromEntries(shape));
}
