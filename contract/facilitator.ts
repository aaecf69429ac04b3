import * as z from "zod/mini";

/** The longest title and address, in characters: more than any real one has. */
const longest = 200;

const text = z.string().check(z.minLength(1), z.maxLength(longest));

const fields = {
  post_title: text,
  location_address__address: text,
  lat: z.optional(z.number().check(z.gte(-90), z.lte(90))),
  lon: z.optional(z.number().check(z.gte(-180), z.lte(180))),
};
const wholePlace = z.refine<{ lat?: number | undefined; lon?: number | undefined }>(
  ({ lat, lon }) => (lat === undefined) === (lon === undefined),
  { error: "lat and lon come together, or both are left out" },
);

/** A facilitator as the static file lists them: under the names of the wire, degrees in WGS 84. */
export const facilitatorSchema = z.strictObject(fields).check(wholePlace);

/** The same as the list is kept; `sample` marks who is invented, and is not published. */
export const keptFacilitatorSchema = z
  .strictObject({ ...fields, sample: z.optional(z.boolean()) })
  .check(wholePlace);

/** One entry of the finder. Without coordinates it has no marker, and no distance. */
export type Facilitator = z.infer<typeof facilitatorSchema>;
