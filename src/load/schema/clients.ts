import * as z from "zod/mini";
import { described, filePath, sample, text } from "./text.ts";

const logo = z.optional(filePath("clients/acme", "svg", "png"));

/** A client's name, and either a logo in its place or a shape beside it. */
export const clientSchema = z
  .strictObject({
    name: described(text, "The client’s name, which a logo has as its text, too"),
    logo: described(logo, "An SVG or PNG file in the folder content; it replaces the name"),
    logoDark: described(
      logo,
      "The logo for dark paper; without it the logo is on a light ground there",
    ),
    mark: described(
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

export const clientsSchema = described(
  z.array(clientSchema),
  "The clients whom the home page names.",
);

export type Client = z.infer<typeof clientSchema>;
