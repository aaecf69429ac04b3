import * as z from "zod/mini";
import { byLocale, text } from "./text.ts";

/** Names of cities by GeoNames' primary name; languages that use that name are left out. */
export const cityNamesSchema = z.record(
  z.string(),
  z.partial(byLocale(text)).check(z.meta({ title: "city" })),
);
