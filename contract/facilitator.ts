import * as z from "zod/mini";

/** The limit of title and address, in code points: longer than any real one. */
export const maxFacilitatorTextLength = 200;

const text = z.string().check(
  z.refine((value) => value.trim() !== "", "is empty: enter a text, not only spaces"),
  z.maxLength(maxFacilitatorTextLength),
);

const degrees = (limit: number, words: string) =>
  z.optional(z.number().check(z.gte(-limit), z.lte(limit), z.describe(words)));

/**
 * A facilitator as the content has it, in the format of the platform, with degrees in WGS 84; `sample` marks invented
 * entries.
 */
export const contentFacilitatorSchema = z
  .strictObject({
    post_title: text.check(
      z.describe("Name of the facilitator or their company, as the list shows it"),
    ),
    location_address__address: text.check(
      z.describe("The address as its country writes it, with the country last, after a comma"),
    ),
    lat: degrees(
      90,
      "Degrees north with a decimal point, such as 56.6634; without both numbers the finder looks for the town",
    ),
    lon: degrees(
      180,
      "Degrees east with a decimal point, such as 16.3568; without both numbers the finder looks for the town",
    ),
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
