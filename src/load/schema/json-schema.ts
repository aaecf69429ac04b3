import * as z from "zod/mini";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Kept, since each file of a schema is compared by it. */
const jsonSchemas = new WeakMap<z.ZodMiniType, JsonSchema>();

/** Describes values as in the files, before schemas transform them. The result is shared: do not change it. */
export function toJsonSchema(schema: z.ZodMiniType): JsonSchema {
  const jsonSchema =
    jsonSchemas.get(schema) ??
    z.toJSONSchema(schema, { target: "draft-07", io: "input", unrepresentable: "any" });
  jsonSchemas.set(schema, jsonSchema);
  return jsonSchema;
}
