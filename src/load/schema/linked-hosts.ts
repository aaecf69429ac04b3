import * as z from "zod/mini";
import { matches, withDescription } from "./text.ts";

const host = z
  .string()
  .check(...matches(/^[a-z\d-]+(\.[a-z\d-]+)+$/, "must be the name of a host such as www.imy.se"));

/** The hosts to which chapters and legal texts may link. */
export const linkedHostsSchema = withDescription(
  z.strictObject({
    hosts: withDescription(
      z.array(host),
      "Names of hosts, such as www.imy.se: without https:// and without a path",
    ),
  }),
  "Hosts of other sites to which chapters and legal texts may link. A check names links to other hosts. Not here: doi.org, where the sources lead, and addresses that have a field of their own.",
);

export type LinkedHosts = z.infer<typeof linkedHostsSchema>;
