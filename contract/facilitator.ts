import * as z from "zod/mini";

/** The limit of title and address, in code points: longer than any real one. */
export const maxFacilitatorTextLength = 200;

const text = z.string().check(
  z.refine((value) => value.trim() !== "", "is empty: only spaces stand here"),
  z.maxLength(maxFacilitatorTextLength),
);

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

/**
 * A facilitator as the public list has it: in the format of the platform, with degrees in WGS 84, and with the
 * ISO 3166-1 code of the country that ends the address, if it is known.
 */
export const facilitatorSchema = z
  .strictObject({ ...fields, country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))) })
  .check(wholePlace);

/** A facilitator as the content has it; `sample` marks invented entries and is not published. */
export const contentFacilitatorSchema = z
  .strictObject({ ...fields, sample: z.optional(z.boolean()) })
  .check(wholePlace);

/** An entry of the finder. Without coordinates it has neither marker nor distance. */
export type Facilitator = z.infer<typeof facilitatorSchema>;
