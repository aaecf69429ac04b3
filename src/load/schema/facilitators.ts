import * as z from "zod/mini";
import { keptFacilitatorSchema } from "#contract/facilitator";

/** A facilitator of the finder's list, with error messages for editors. */
export const facilitatorSchema = keptFacilitatorSchema.check(
  z.describe("Somebody who is certified. Without coordinates there is no marker on the map."),
);
