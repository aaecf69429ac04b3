import { addressLimit } from "#contract/geocode";
import type { Wanted } from "./FinderForm.tsx";
import { defaultRadius, radii } from "./finder-radius.ts";

/** The finder's place on its page: who follows the address of a search sees it at once. */
const fragment = "find";

/** The longest text that an address may bring, in characters. */
const longestText = 200;

/** The search that an address holds, as far as it holds one. */
export function searchOf({ searchParams }: URL): Partial<Wanted> {
  const text = searchParams.get("q")?.slice(0, longestText);
  const location = searchParams.get("near")?.slice(0, addressLimit);
  const radius = Number(searchParams.get("radius"));
  return {
    ...(text && { text }),
    ...(location && { location }),
    ...(radii.includes(radius) && { radius }),
  };
}

/** An address with another search, and whatever else it held. */
export function withSearch(address: URL, { text, location, radius }: Wanted): URL {
  const changed = new URL(address);
  const isDefault = radius === defaultRadius;
  const values = { near: location.trim(), q: text.trim(), radius: isDefault ? "" : `${radius}` };
  for (const [name, value] of Object.entries(values)) {
    if (value) changed.searchParams.set(name, value);
    else changed.searchParams.delete(name);
  }
  if (Object.values(values).some(Boolean)) changed.hash = fragment;
  return changed;
}
