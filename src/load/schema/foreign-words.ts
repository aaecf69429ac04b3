import * as z from "zod/mini";
import { byLocale, text } from "./text.ts";

/** Words in a language other than that of the page, by their language. */
export const foreignWordsSchema = z.partial(byLocale(z.array(text)));
