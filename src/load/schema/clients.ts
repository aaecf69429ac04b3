import * as z from "zod/mini";
import { filePath, sample, text, uniqueBy, withDescription } from "./text.ts";

const logo = z.optional(filePath("clients/acme", "svg", "png"));

/** A client's name, and either a logo in its place or a shape beside it. */
export const clientSchema = z
  .strictObject({
    name: withDescription(text, "The client’s name, which a logo has as its text, too"),
    logo: withDescription(logo, "An SVG or PNG file in the folder content; it replaces the name"),
    logoDark: withDescription(
      logo,
      "The logo for dark paper; without it the logo is on a light ground there",
    ),
    mark: withDescription(
      z.optional(z.enum(["rings", "quarter", "arc", "stack", "bars", "half"])),
      "The shape drawn beside the name of a client without a logo",
    ),
    sample,
  })
  .check(
    z.refine(({ logo, logoDark }) => logo || !logoDark, {
      path: ["logoDark"],
      error: "must be left out if there is no logo",
    }),
    z.meta({ title: "client" }),
  );

export const clientsSchema = withDescription(
  z.array(clientSchema).check(uniqueBy("name")),
  "The clients whom the home page names.",
);

export type Client = z.infer<typeof clientSchema>;
