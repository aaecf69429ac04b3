import * as z from "zod/mini";

type Shape = { [key: string]: z.ZodMiniType | Shape };

/**
 * Turns a flat shape into a schema of nested groups: the key "nav.home" becomes the key `home` of the
 * group `nav`. A group of optional keys is optional.
 * @throws if a key is both a value and a group.
 */
export function groupShape(flat: Record<string, z.ZodMiniType>): z.ZodMiniObject {
  const groups: Shape = {};
  for (const [key, schema] of Object.entries(flat)) {
    const path = key.split(".");
    const last = path.pop() as string;
    let group = groups;
    for (const part of path) {
      group[part] ??= {};
      if (isSchema(group[part])) throw new Error(`"${key}": "${part}" is a text, and no group`);
      group = group[part];
    }
    if (last in group) throw new Error(`"${key}" is a group, and no text`);
    group[last] = schema;
  }
  return toObject(groups);
}

function toObject(shape: Shape): z.ZodMiniObject {
  const entries = Object.entries(shape).map(([key, value]) => {
    if (isSchema(value)) return [key, value];
    const group = toObject(value);
    const isNeeded = Object.values(group.shape).some((inner) => !isOptional(inner));
    return [key, isNeeded ? group : z.optional(group)];
  });
  return z.strictObject(Object.fromEntries(entries));
}

function isSchema(value: z.ZodMiniType | Shape): value is z.ZodMiniType {
  return "_zod" in value;
}

function isOptional(schema: z.core.$ZodType): boolean {
  return schema._zod.optin === "optional";
}
