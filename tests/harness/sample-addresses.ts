import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";

/** An address as a person wrote it, with its coordinates in degrees. */
type SampleAddress = [address: string, latitude: number, longitude: number];

/** Addresses as people write them in their country. */
export const addresses = readAddresses("addresses.csv");

/**
 * Addresses as people write them in haste or by habit: without postal code, in capitals, with a typo,
 * the company first, a floor, a box.
 */
export const sloppyAddresses = readAddresses("sloppy-addresses.csv");

function readAddresses(file: string): SampleAddress[] {
  const rows: string[][] = parse(readFileSync(new URL(file, import.meta.url)), { from: 2 });
  return rows.map(([address = "", lat, lon]) => [address, Number(lat), Number(lon)]);
}
