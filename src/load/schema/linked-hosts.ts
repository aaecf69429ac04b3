import * as z from "zod/mini";
import { matches } from "./text.ts";

/** The hosts to which chapters and legal texts may link. */
export const linkedHostsSchema = z.strictObject({
  hosts: z.array(
    z
      .string()
      .check(
        ...matches(/^[a-z\d-]+(\.[a-z\d-]+)+$/, "must be the name of a host such as www.imy.se"),
      ),
  ),
});

export type LinkedHosts = z.infer<typeof linkedHostsSchema>;
