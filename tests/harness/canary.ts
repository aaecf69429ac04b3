/** A word in the data of a test's visitors: where it turns up, their data has leaked. The site never writes it. */
export const canary = "Quokka";
