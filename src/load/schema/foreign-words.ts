import * as z from "zod/mini";
import { locales } from "#locale/languages";
import { text } from "./text.ts";

/** Words in a language other than that of the page, by the language they are in. */
export const foreignWordsSchema = z.partialRecord(z.enum(locales), z.array(text));
