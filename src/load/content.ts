import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from "astro:content";
import type { Facilitator } from "#contract/facilitator";
import type { Locale } from "#locale/languages";
import type { PageId } from "#locale/routes";
import { readMark } from "./read-mark.ts";
import type { Brand } from "./schema/brand.ts";
import type { Client } from "./schema/clients.ts";
import type { Facts } from "./schema/facts.ts";
import type { Messages } from "./schema/messages.ts";
import type { TeamMember } from "./schema/team.ts";
import type { Testimonial } from "./schema/testimonials.ts";
import type { TrialContent } from "./schema/trial.ts";
import type { Svg } from "./svg.ts";

/** The short texts of the interface in one language. */
export function loadMessages(locale: Locale): Promise<Messages> {
  return load("messages", locale);
}

/** The words of one page in one language. */
export function loadPage<C extends PageCollection>(
  page: C,
  locale: Locale,
): Promise<CollectionEntry<C>["data"]> {
  return load(page, locale);
}

/** The words of the trial of the scale in one language. */
export function loadTrial(locale: Locale): Promise<TrialContent> {
  return load("trial", locale);
}

/** Who we are, and what we look like. */
export function loadBrand(): Promise<Brand> {
  return load("brand", "brand");
}

/** The brand's mark as shapes. */
export function loadMark(): Svg {
  return readMark(process.cwd());
}

/** Figures, prices and plans of all markets. */
export function loadFacts(): Promise<Facts> {
  return load("facts", "facts");
}

/** The clients whose names the home page shows, in the file's order. */
export async function loadClients(): Promise<Client[]> {
  const entries = await getCollection("clients");
  return entries.map((entry) => entry.data);
}

/** The certified facilitators, in the file's order. */
export async function loadFacilitators(): Promise<Facilitator[]> {
  const entries = await getCollection("facilitators");
  return entries.map(({ data: { sample: _, ...facilitator } }) => facilitator);
}

/** The people of the about page, in the file’s order. */
export async function loadTeam(): Promise<TeamMember[]> {
  const entries = await getCollection("team");
  return entries.map((entry) => entry.data);
}

/** What people say about the product, in the file's order. */
export async function loadTestimonials(): Promise<Testimonial[]> {
  const entries = await getCollection("testimonials");
  return entries.map((entry) => entry.data);
}

type PageCollection = Extract<CollectionKey, PageId>;

async function load<C extends CollectionKey>(
  collection: C,
  id: string,
): Promise<CollectionEntry<C>["data"]> {
  return (await loadEntry(collection, id)).data;
}

/** An entry of a collection with all that belongs to it, its prose included. */
export async function loadEntry<C extends CollectionKey>(
  collection: C,
  id: string,
): Promise<CollectionEntry<C>> {
  const entry = await getEntry(collection, id);
  if (!entry) throw new Error(`content: ${collection} has no entry "${id}"`);
  return entry as CollectionEntry<C>;
}
