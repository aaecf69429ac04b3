import * as z from "zod/mini";
import { byLocale, text } from "./text.ts";

/** Names of cities by GeoNames' first name; a language without a name of its own is left out. */
export const cityNamesSchema = z.record(z.string(), z.partial(byLocale(text)));
