import * as z from "zod/mini";

/** The limit of title and address, in code points: longer than any real one. */
export const maxFacilitatorTextLength = 200;

const text = z.string().check(
  z.refine((value) => value.trim() !== "", "is empty: enter a text, not only spaces"),
  z.maxLength(maxFacilitatorTextLength),
);

/**
 * A facilitator as the content has it, in the format of the platform, with degrees in WGS 84; `sample` marks invented
 * entries.
 */
export const contentFacilitatorSchema = z
  .strictObject({
    post_title: text,
    location_address__address: text,
    lat: z.optional(z.number().check(z.gte(-90), z.lte(90))),
    lon: z.optional(z.number().check(z.gte(-180), z.lte(180))),
    sample: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ lat, lon }) => (lat === undefined) === (lon === undefined), {
      error: "must have both lat and lon, or neither",
    }),
    z.meta({ title: "facilitator" }),
  );

export type ContentFacilitator = z.infer<typeof contentFacilitatorSchema>;

/** A facilitator as the site publishes it. Without coordinates it has neither marker nor distance. */
export interface Facilitator {
  title: string;
  address: string;
  lat?: number | undefined;
  lon?: number | undefined;
  /** The ISO 3166-1 code of the country that ends the address, if it is known. */
  country?: string | undefined;
}
