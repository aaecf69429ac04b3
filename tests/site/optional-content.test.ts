import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readBrand } from "#load/brand/read-brand.ts";
import type { Facts } from "#load/schema/facts.ts";
import type { Source } from "#load/schema/sources.ts";
import type { TrainingDate } from "#load/schema/training-dates.ts";
import { type Locale, releasedLocales } from "#locale/languages.ts";
import type { PageId } from "#locale/routes.ts";
import { readBuildInfo } from "#server/built-site/build-info.ts";
import { readContent } from "#tests/harness/read-content.ts";
import { distDir, projectRoot } from "#tools/project.ts";
import { getPage } from "./harness/built-site.ts";

const builtOn = (readBuildInfo(distDir)?.builtAt ?? "").slice(0, 10);
const upcomingDates = Object.entries(
  readContent<Record<string, TrainingDate>>("training-dates.yaml"),
)
  .map(([id, training]) => ({ ...training, id }))
  .filter(({ start, end }) => (end ?? start) >= builtOn)
  .sort((a, b) => (getKey(a) < getKey(b) ? -1 : 1));

/** Trainings are in the order of their beginnings; those of one day without hours by their names. */
function getKey({ start, hours, id }: TrainingDate & { id: string }) {
  return `${start} ${hours?.from ?? ""} ${id}`;
}

test.each(releasedLocales)(
  "lists coming trainings by day, each with a calendar file: %s",
  (locale) => {
    const { $ } = getPage("facilitatorship", locale);
    expect($("#dates")).toHaveLength(upcomingDates.length > 0 ? 1 : 0);
    expect(getValues($("#dates time"), "datetime")).toEqual(
      upcomingDates.map(({ start }) => start),
    );
    const calendars = getValues($("#dates a[href$='.ics']"), "href");
    expect(calendars).toEqual(upcomingDates.map(({ id }) => `/dates/${locale}/${id}.ics`));
    for (const [index, path] of calendars.entries()) {
      const file = readFileSync(join(distDir, path), "utf8");
      expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
      expect(file).toContain(`UID:${upcomingDates[index]?.id}@`);
    }
    const data = JSON.parse($("script[type='application/ld+json']").text())["@graph"];
    const events = data.filter((thing: { "@type": string }) => thing["@type"] === "EducationEvent");
    expect(events).toHaveLength(upcomingDates.length);
    for (const { startDate, location } of events) {
      expect(startDate).toMatch(/^\d{4}-\d\d-\d\d/);
      expect(location).not.toEqual([]);
    }
  },
);

test.each(releasedLocales)(
  "leads to the page for booking wherever a form is answered: %s",
  (locale) => {
    const { booking = "none" } = readBrand(projectRoot);
    const linksOn = (id: PageId) => getPage(id, locale).$(`main a[href="${booking}"]`);
    const count = booking === "none" ? 0 : 1;
    for (const id of ["messageSent", "contact"] as const) {
      expect(linksOn(id).not("[hidden] a"), id).toHaveLength(count);
    }
    for (const id of ["home", "product", "pricing", "facilitatorship"] as const) {
      expect(linksOn(id).filter("[hidden] a"), id).toHaveLength(count);
    }
  },
);

test.each(releasedLocales)(
  "offers the files of reports where they are cited and listed: %s",
  (locale) => {
    const { $ } = getPage("science", locale);
    const sources = Object.entries(readContent<Record<string, Source>>("sources.yaml"));
    for (const [id, { files = [] }] of sources) {
      expect($(`#source-${id} a[type="application/pdf"]`), id).toHaveLength(files.length);
    }
    const links = $("main a[type='application/pdf']");
    for (const href of getValues(links, "href")) expect(existsSync(join(distDir, href))).toBe(true);
    const cited = sources.flatMap(([id, { files = [] }]) =>
      $(`#scientific-validation a[href="#source-${id}"]`).length > 0 ? files : [],
    );
    expect($("#scientific-validation a[type='application/pdf']")).toHaveLength(cited.length);
  },
);

test.each(releasedLocales)(
  "says beside the prices in which currencies invoices come: %s",
  (locale) => {
    const invoicing = readContent<Facts>("facts.yaml").invoicing?.[locale];
    const isShown = (id: PageId) => getText(id, locale).includes(invoicing ?? "\0");
    for (const id of ["pricing", "organization"] as const) {
      expect(isShown(id), id).toBe(invoicing !== undefined);
    }
  },
);

function getValues(elements: ReturnType<ReturnType<typeof getPage>["$"]>, name: string) {
  return Array.from(elements, (element) =>
    "attribs" in element ? (element.attribs[name] ?? "") : "",
  );
}

function getText(id: PageId, locale: Locale): string {
  return getPage(id, locale).$("main").text().replace(/\s+/g, " ");
}
