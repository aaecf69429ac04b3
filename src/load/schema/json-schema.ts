import * as z from "zod/mini";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Describes values as in the files, before schemas transform them. */
export function toJsonSchema(schema: z.ZodMiniType): JsonSchema {
  return z.toJSONSchema(schema, {
    target: "draft-07",
    io: "input",
    unrepresentable: "any",
  });
}
