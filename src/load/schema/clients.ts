import * as z from "zod/mini";
import { filePath, sample, text } from "./text.ts";

const logo = z.optional(filePath("clients/acme", "svg", "png"));

/**
 * A client's name, and either a logo in its place or a shape beside it. `logoDark` is for dark
 * backgrounds; without it the logo gets a light background there.
 */
export const clientSchema = z
  .strictObject({
    name: text,
    logo,
    logoDark: logo,
    mark: z.optional(z.enum(["rings", "quarter", "arc", "stack", "bars", "half"])),
    sample,
  })
  .check(
    z.refine(({ logo, logoDark }) => logo || !logoDark, {
      path: ["logoDark"],
      error: "must be left out if there is no logo",
    }),
    z.meta({ title: "client" }),
  );

export type Client = z.infer<typeof clientSchema>;
