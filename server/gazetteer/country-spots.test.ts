import { afterAll, beforeAll, expect, it } from "vitest";
import { countryName } from "#locale/countries";
import { suggestedCountries } from "#locale/finder-countries";
import { locales } from "#locale/languages";
import { readyGazetteer } from "#tests/harness/ready-gazetteer";
import { type Gazetteer, openGazetteer } from "./open-gazetteer.ts";

let gazetteer: Gazetteer;

beforeAll(() => {
  gazetteer = openGazetteer(readyGazetteer());
});
afterAll(() => gazetteer.close());

it.each([
  ["GB", "UK, U.K., England, Great Britain, Britain, Storbritannien, Großbritannien, Wales"],
  ["CZ", "Czech Republic, Czechia, Tjeckien, Tjeckiska republiken, Tschechische Republik, Česko"],
  ["NL", "The Netherlands, Holland, Nederländerna, die Niederlande, Nederland"],
  ["FI", "Suomi, Finland, Finnland, Republic of Finland"],
  ["ES", "España, Spain, Spanien, Kingdom of Spain"],
  ["SE", "Sverige, Sweden, Schweden, SVERIGE, Konungariket Sverige"],
  ["DE", "Germany, Deutschland, Tyskland, Bundesrepublik Deutschland, BRD"],
  ["CH", "Schweiz, die Schweiz, Switzerland, Suisse, Svizzera"],
  ["US", "USA, U.S.A., US, United States of America, Amerikas förenta stater, Vereinigte Staaten"],
  ["BY", "Belarus, Vitryssland, Weißrussland"],
  ["IE", "Ireland, Republic of Ireland, Éire, Irland"],
])("knows %s by all its names", (country, names) => {
  for (const name of names.split(", ")) {
    expect(gazetteer.find(name, "en"), name).toMatchObject([{ country, isCountry: true }]);
  }
});

it.each(locales)("calls countries what %s calls them, and knows them by that", (locale) => {
  for (const country of suggestedCountries) {
    const label = countryName(country, locale);
    expect(gazetteer.find(label, locale)).toMatchObject([{ label, country, isCountry: true }]);
  }
});

it("takes no word of a sentence for a country", () => {
  expect(gazetteer.find("contact us", "en")).toEqual([]);
});
