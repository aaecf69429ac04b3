import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from "astro:content";
import type { Facilitator } from "#contract/facilitator.ts";
import { findCountryCode } from "#contract/facilitator-country.ts";
import type { Locale } from "#locale/languages.ts";
import type { PageId } from "#locale/routes.ts";
import { createContentError, isError } from "./content-issue.ts";
import { loadLogo, loadPhoto, type Picture } from "./pictures.ts";
import type { Client } from "./schema/clients.ts";
import type { TeamMember } from "./schema/team.ts";
import type { Testimonial } from "./schema/testimonials.ts";
import {
  computeInstants,
  type TrainingDate,
  type UpcomingTraining,
} from "./schema/training-dates.ts";

export const loadInterfaceTexts = (locale: Locale) => loadData("interfaceTexts", locale);

/** The content of a page in one language. A page gets its own from `loadPage`. */
export const loadPageContent = <C extends PageCollection>(page: C, locale: Locale) =>
  loadData(page, locale);

export const loadRating = (locale: Locale) => loadData("rating", locale);

export const loadBrand = () => loadData("brand", "brand");

/** Figures, prices and plans of all markets. */
export const loadFacts = () => loadData("facts", "facts");

/** How the rating works, in figures. */
export const loadMethod = () => loadData("method", "method");

export const loadProcurement = () => loadData("procurement", "procurement");

/** The raw answers of the example profile. */
export const loadExampleProfile = () => loadData("exampleProfile", "example-profile");

/** The values of the figures on the quality of the measurement. */
export const loadScienceFigures = () => loadData("scienceFigures", "science-figures");

export type LoadedClient = Pick<Client, "name" | "mark"> & { logo?: Picture; logoDark?: Picture };

/** The clients on the home page, in the order of the file. */
export async function loadClients(): Promise<LoadedClient[]> {
  const entries = await getCollection("clients");
  return Promise.all(
    entries.map(async ({ data: { name, mark, logo, logoDark } }) => ({
      name,
      mark,
      ...(logo && { logo: await loadLogo(logo, ...logoSize) }),
      ...(logoDark && { logoDark: await loadLogo(logoDark, ...logoSize) }),
    })),
  );
}

/** Height and maximum width of a client's logo, in pixels. */
const logoSize = [28, 160] as const;

/** The certified facilitators with the codes of their countries, in the order of the file. */
export async function loadFacilitators(): Promise<Facilitator[]> {
  const entries = await getCollection("facilitators");
  return entries.map(({ data: { post_title, location_address__address, lat, lon } }) => ({
    title: post_title,
    address: location_address__address,
    lat,
    lon,
    country: findCountryCode(location_address__address),
  }));
}

export type LoadedTeamMember = Omit<TeamMember, "photo"> & { photo?: Picture };

/** The people of the about page, in the order of the file. */
export async function loadTeam(): Promise<LoadedTeamMember[]> {
  const entries = await getCollection("team");
  return Promise.all(
    entries.map(async ({ data: { photo, ...member } }) => ({
      ...member,
      ...(photo && { photo: await loadPhoto(photo, photoSize) }),
    })),
  );
}

/** Width and height of a photo, in pixels: those of the widest column. */
const photoSize = 280;

/** The testimonials that name a page, or those that name none, in the order of the file. */
export async function loadTestimonials(page?: Testimonial["page"]): Promise<Testimonial[]> {
  const entries = await getCollection("testimonials");
  return entries.map((entry) => entry.data).filter((testimonial) => testimonial.page === page);
}

/** The trainings that are not over, by day and hour. */
export async function loadUpcomingTrainings(): Promise<UpcomingTraining[]> {
  const today = new Date().toISOString().slice(0, 10);
  const entries = await getCollection("trainingDates");
  return entries
    .map(({ id, data }) => ({
      ...data,
      id,
      lastDay: data.end ?? data.start,
      instants: computeInstants(data),
    }))
    .filter(({ lastDay }) => lastDay >= today)
    .sort((a, b) => getBeginning(a).localeCompare(getBeginning(b)));
}

const getBeginning = ({ start, hours }: TrainingDate) => `${start} ${hours?.from ?? ""}`;

/** Pages with content of their own. */
export type PageCollection = Extract<CollectionKey, PageId>;

async function loadData<C extends CollectionKey>(
  collection: C,
  id: string,
): Promise<CollectionEntry<C>["data"]> {
  return (await loadEntry(collection, id)).data;
}

export async function loadEntry<C extends CollectionKey>(
  collection: C,
  id: string,
): Promise<CollectionEntry<C>> {
  const entry = await getEntry(collection, id);
  if (!entry) throw await createMissingError(collection, id);
  return entry as CollectionEntry<C>;
}

/** In development pages are requested while their content has mistakes; a build stops at these first. */
async function createMissingError(collection: CollectionKey, id: string): Promise<Error> {
  const { catalog } = await import("./catalog.ts");
  const errors = catalog[collection].read(process.cwd()).issues.filter(isError);
  if (errors.length > 0) return createContentError(errors);
  return new Error(`content: ${collection} has no entry "${id}"`);
}
