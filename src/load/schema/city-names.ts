import * as z from "zod/mini";
import { byLocale, text, withDescription } from "./text.ts";

/** Names of cities by GeoNames' primary name; languages that use that name are left out. */
export const cityNamesSchema = withDescription(
  z.record(z.string(), z.partial(byLocale(text)).check(z.meta({ title: "city" }))),
  "Names of cities on the map and in the finder, where a language has one of its own. The key is GeoNames’ first name of the city (the largest of that name is meant); a language without a name here shows that one. A check names those that GeoNames does not know.",
);
