import * as z from "zod/mini";
import { byLocale, text } from "./text.ts";

/** Words in a language other than that of the page, by the language they are in. */
export const foreignWordsSchema = z.partial(byLocale(z.array(text)));
