import { prospectFields } from "#contract/prospect";
import type { StoredProspect } from "../store/prospect-row.ts";

/** What a report tells of each prospect, in its order: the wire's names, and what the server adds. */
export const prospectColumns = [
  "id",
  "receivedAt",
  ...prospectFields,
  "language",
] as const satisfies (keyof StoredProspect)[];
