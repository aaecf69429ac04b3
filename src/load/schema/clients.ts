import * as z from "zod/mini";
import { sample, text } from "./text.ts";

/** A client's name and the shape that is drawn beside it. */
export const clientSchema = z.strictObject({
  name: text,
  mark: z.enum(["rings", "quarter", "arc", "stack", "bars", "half"]),
  sample,
});

export type Client = z.infer<typeof clientSchema>;
