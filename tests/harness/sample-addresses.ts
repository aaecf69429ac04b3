import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";

/** An address as a person wrote it, with its coordinates in degrees. */
type SampleAddress = [address: string, latitude: number, longitude: number];

const rows: string[][] = parse(readFileSync(new URL("addresses.csv", import.meta.url)), {
  from: 2,
});

/**
 * Addresses as people write them, with care or in haste: of each kind that a rule of the gazetteer reads a few, without
 * postal code, in capitals, with a typo, the company first, a floor, a box.
 */
export const sampleAddresses = rows.map(
  ([address = "", latitude, longitude]): SampleAddress => [
    address,
    Number(latitude),
    Number(longitude),
  ],
);
