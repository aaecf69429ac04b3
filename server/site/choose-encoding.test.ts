import { expect, it } from "vitest";
import { chooseEncoding, type Encoding } from "./choose-encoding.ts";

const all = () => true;

it.each<[string | undefined, Encoding]>([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["x-gzip", "gzip"],
  ["BR", "br"],
  ["deflate, zstd", "identity"],
  ["br;q=0.5, gzip;q=0.8", "gzip"],
  ["br ; q=0.8 , gzip;q=0.8", "br"],
  ["identity, br;q=0.9", "identity"],
  ["identity;q=0.1, gzip;q=0.2", "gzip"],
  ["br;q=0, gzip;q=0", "identity"],
  ["br;q=0", "identity"],
  ["*", "br"],
  ["br;q=0, *", "gzip"],
  ["*;q=0", "identity"],
  ["*;q=0, gzip", "gzip"],
  ["identity;q=0", "identity"],
  ["identity;q=0, gzip;q=0.001", "gzip"],
  ["gzip;q=0.001", "gzip"],
  ["br;q=high, gzip", "gzip"],
  [",,;q=1,", "identity"],
])("answers %j with %s", (header, encoding) => {
  expect(chooseEncoding(header, all)).toBe(encoding);
});

it.each<[string, Encoding]>([
  ["br, gzip;q=0.1", "gzip"],
  ["br", "identity"],
  ["br, *", "gzip"],
])("takes the next best of %j where there is no brotli copy", (header, encoding) => {
  expect(chooseEncoding(header, (one) => one !== "br")).toBe(encoding);
});
