import * as z from "zod/mini";

/** A client's name and the shape that is drawn beside it. */
export const clientSchema = z.strictObject({
  name: z.string().check(z.minLength(1)),
  mark: z.enum(["rings", "quarter", "arc", "stack", "bars", "half"]),
});

export type Client = z.infer<typeof clientSchema>;
