import { afterAll, describe, expect, test } from "vitest";
import { computeDistanceKm } from "#contract/geo-point.ts";
import { getCountryName } from "#locale/countries.ts";
import { suggestedCountries } from "#locale/finder-countries.ts";
import { type Locale, locales } from "#locale/languages.ts";
import { sampleAddresses } from "#tests/harness/sample-addresses.ts";
import { ensureGazetteer } from "#tools/build/gazetteer/compile-gazetteer.ts";
import { openGazetteer } from "./open-gazetteer.ts";

const gazetteer = openGazetteer(ensureGazetteer());
afterAll(() => gazetteer.close());

const findFirst = (address: string, locale: Locale = "en") => gazetteer.find(address, locale)[0];
const labels = (address: string, locale: Locale = "en") =>
  gazetteer.find(address, locale).map(({ label }) => label);

describe.each(locales)("the gazetteer, for a reader of %s", (locale) => {
  /** Kilometres between the found place and the right one; infinite if none was found. */
  function measureError(address: string, lat: number, lon: number): number {
    const place = findFirst(address, locale);
    return place ? computeDistanceKm(place.point, { lat, lon }) : Number.POSITIVE_INFINITY;
  }

  test("finds every sample address within 25 km", () => {
    const farAddresses = sampleAddresses.filter((address) => measureError(...address) > 25);
    expect(farAddresses).toEqual([]);
  });

  test("gives every place a label that finds it again", () => {
    const samples = sampleAddresses.map(([address]) => address);
    const names = "Halle,Neustadt,Newport,Springfield,Sala,Myre,Krasne,Luxembourg,Esperstedt";
    for (const address of [...samples, ...names.split(",")]) {
      for (const place of gazetteer.find(address, locale)) {
        const { point, isCountry } = place;
        const placeByLabel = findFirst(place.label, locale);
        expect(placeByLabel, `${address}: ${place.label}`).toMatchObject({ point, isCountry });
      }
    }
  });
});

test.each(Object.getOwnPropertyNames(Object.prototype))(
  "takes %s for a word like any other",
  (word) => {
    for (const address of [word, `${word}, London`]) {
      expect(() => gazetteer.find(address, "en"), address).not.toThrow();
    }
    expect(findFirst(`Storgatan 1 ${word}, 111 22 Stockholm`)?.label).toBe("Stockholm, Sweden");
  },
);

test("finds a place by its name in every language", () => {
  const names = ["København", "Copenhagen", "Köpenhamn", "Kopenhagen", "KØBENHAVN", "kobenhavn"];
  for (const name of names) expect(findFirst(name)?.label, name).toBe("Copenhagen, Denmark");
});

test.each<[Locale, string, string]>([
  ["en", "goteborg", "Gothenburg, Sweden"],
  ["sv", "Gothenburg", "Göteborg, Sverige"],
  ["de", "Munich", "München, Deutschland"],
  ["en", "Hull", "Hull, United Kingdom"],
  ["de", "06108 Halle", "Halle (Saale), Deutschland"],
  ["de", "Sion", "Sitten, Schweiz"],
  ["de", "St. Augustin", "Sankt Augustin, Deutschland"],
  ["en", "Saint Louis", "St. Louis, United States"],
  ["sv", "L-1930 Luxembourg", "Luxemburg, Luxemburg"],
])("labels in %s the place it found: %s", (locale, address, label) => {
  expect(findFirst(address, locale)).toMatchObject({ label, isCountry: false });
});

test.each([
  ["Boston PE21 6SR", "Boston, United Kingdom"],
  ["10 High Street, Perth PH1 5LB", "Perth, United Kingdom"],
  ["S-111 22", "Sweden"],
  ["Kreuzlingen TG", "Kreuzlingen, Switzerland"],
  ["Rothenburg o.d.T.", "Rothenburg ob der Tauber, Germany"],
  ["Krems a.d. Donau", "Krems an der Donau, Austria"],
])("reads postal codes, provinces and short names: %s", (address, label) => {
  expect(findFirst(address)?.label).toBe(label);
});

describe("towns that share a name", () => {
  test("are listed with a label each, the likeliest first, five at most", () => {
    const frankfurts = ["Frankfurt am Main, Germany", "Frankfurt (Oder), Germany"];
    expect(labels("Frankfurt")).toEqual(frankfurts);
    expect(findFirst("Frankfurt (Oder)")?.point.lon).toBeCloseTo(14.55, 0);
    const newports = labels("Newport", "sv");
    expect(newports[0]).toMatch(/^Newport \(nära \p{L}+\), Storbritannien$/u);
    expect(newports).toHaveLength(new Set(newports).size);
    expect(labels("Neustadt", "de")).toHaveLength(5);
  });

  test("are left out if they are small beside the likeliest, or have the name in another language only", () => {
    expect(labels("Paris")).toEqual(["Paris, France"]);
    expect(labels("Lund", "sv")).toEqual(["Lund, Sverige"]);
  });

  test("are not left out if the likeliest has the name in another language only", () => {
    expect(labels("Olbia")).toEqual(["Antalya, Türkiye", "Olbia, Italy"]);
  });

  test("begin with those in the reader's country, or in the country that the address names", () => {
    expect(findFirst("Newcastle, Australia")?.country).toBe("AU");
    expect(findFirst("Newcastle upon Tyne")?.country).toBe("GB");
    expect(findFirst("Sala", "sv")?.country).toBe("SE");
    expect(findFirst("Sala", "de")?.country).not.toBe("SE");
    expect(gazetteer.find("Halle", "de").map(({ country }) => country)).toEqual(["DE", "DE", "BE"]);
    expect(findFirst("Bergen", "de")?.country).toBe("NO");
  });
});

test("accepts a typo in the name of a larger town, but not in a short name", () => {
  expect(findFirst("Stokholm")?.label).toBe("Stockholm, Sweden");
  expect(findFirst("Drottninggatan 5, Götborg", "sv")?.label).toBe("Göteborg, Sverige");
  expect(findFirst("Lumd")).toBeUndefined();
});

test("does not return the country for an unknown place in it", () => {
  expect(findFirst("Storgatan 1, 123 45 Ingenstansby, Sverige")).toBeUndefined();
  expect(findFirst("Sverige (Sweden)")).toMatchObject({ country: "SE", isCountry: true });
});

test.each<[Locale, string]>([
  ["en", "|   |,,,|12345|x|qwzxk vbnmpl|asdfghjkl|lorem ipsum dolor|foo bar baz|<script>|%00|🦊"],
  [
    "en",
    "no such place|contact us|city centre|hang there|the same|most of them|work with people|see you|goes to|most of",
  ],
  ["sv", "vi är här|kan säga vad|du har redan en|alla andra|hjälp med det|fråga oss|sedan en"],
  ["de", "am Ende|in der Mitte|wir sind hier|weil er|für alle|gut zu wissen"],
  // Two letters alone, and the start of a name.
  ["sv", "St|Ber|Hang|Å|Ås|Au|Berl|Münc|Stoc|LA"],
])("finds neither village nor country in %s junk and phrases: %s", (locale, phrases) => {
  for (const phrase of phrases.split("|")) expect(labels(phrase, locale), phrase).toEqual([]);
});

test.each<[Locale, string, string]>([
  ["sv", "Vara", "SE"],
  ["de", "Essen", "DE"],
  ["en", "Bath", "GB"],
  ["en", "Nice", "FR"],
])(
  "finds a town whose name is an ordinary word only on its own: %s %s",
  (locale, name, country) => {
    expect(findFirst(name, locale)?.country).toBe(country);
  },
);

test.each<[Locale, string, string]>([
  ["de", "Bellinzona, Tessin", "CH"],
  ["de", "Kreischa, Sachsen", "DE"],
  ["de", "Brandenburg", "DE"],
  ["en", "Norfolk, Virginia", "US"],
  ["en", "Melbourne, Victoria", "AU"],
  ["en", "Kent, WA", "US"],
  ["en", "Atlanta, Georgia", "US"],
  ["en", "Batumi, Georgia", "GE"],
  ["en", "Allen, TX", "US"],
  ["en", "Washington, UT", "US"],
])("takes the last part of %s %s for the region of the town", (locale, address, country) => {
  const [town = ""] = address.split(",");
  expect(findFirst(address, locale)).toMatchObject({
    country,
    label: expect.stringContaining(town),
  });
});

test.each([
  ["Cambridge MA", "US"],
  ["Springfield IL", "US"],
  ["Santa Fe New Mexico", "US"],
  ["Victoria BC", "CA"],
  ["Sydney New South Wales", "AU"],
  ["Zug ZG", "CH"],
  ["Como CO", "IT"],
  ["Portland ME", "US"],
  ["Allen TX", "US"],
  ["Washington UT", "US"],
  ["Herisau AR", "CH"],
  ["Grenchen SO", "CH"],
  ["Martigny VS", "CH"],
  ["Monza MB", "IT"],
])("knows the state, province or canton after a town without a comma: %s", (address, country) => {
  const [firstWord = ""] = address.split(" ");
  const label = expect.stringContaining(firstWord);
  expect(findFirst(address, "de")).toMatchObject({ country });
  expect(findFirst(address)).toMatchObject({ country, label });
});

test("takes a staircase before a town for no Irish postal code", () => {
  expect(findFirst("Haus B12 Jena, Deutschland")?.label).toBe("Jena, Germany");
  expect(findFirst("Cork T12 W8P0")?.label).toBe("Cork, Ireland");
});

test.each<[address: string, town: string]>([
  ["Storgatan 1, 123 45 Farsta", "Stockholm"],
  ["Enskede", "Stockholm"],
  ["Hisings Kärra", "Göteborg"],
  ["Järfälla", "Jakobsberg"],
  ["Gentofte", "Charlottenlund"],
  ["Hammersmith", "London"],
  ["Bad Godesberg", "Bonn"],
  ["CPH", "Köpenhamn"],
  ["Bienne", "Biel/Bienne"],
  ["Gotland", "Visby"],
  ["Bornholm", "Rønne"],
  ["Lojo", "Lohja"],
  ["Sagene", "Oslo"],
  ["Edgbaston", "Birmingham"],
  ["Villingen", "Villingen-Schwenningen"],
])(
  "knows the town of a district or municipality that GeoNames does not have: %s",
  (address, town) => {
    expect(labels(address, "sv")).toEqual([expect.stringContaining(`${town}, `)]);
  },
);

test.each(["Herlev, Denmark", "Spremberg, Germany", "Twickenham, United Kingdom"])(
  "finds %s, whose population GeoNames does not know, before a city that has the name, too",
  (label) => {
    const [name = ""] = label.split(",");
    expect(labels(name)[0]).toBe(label);
  },
);

test.each(["Canvey Island", "Villanueva de la Cañada", "Bourg-Saint-Maurice", "Oss, Netherlands"])(
  "finds %s, whose last word is also the name of a country or an everyday word",
  (address) => {
    const [name = ""] = address.split(",");
    expect(findFirst(address)?.label).toContain(name);
    expect(findFirst(name, "sv")?.label).toContain(name);
  },
);

test.each(["Kent", "Surrey", "Cumbria", "Tessin", "Thüringen", "Madeira"])(
  "finds no namesake of the region %s",
  (region) => {
    expect(labels(region, "de")).toEqual([]);
  },
);

test("finds a town of two letters with its country or its postal code", () => {
  expect(labels("Ås, Norge")).toEqual(["Ås, Norway"]);
  expect(findFirst("523 99 Ås", "sv")?.country).toBe("SE");
});

test("finds a town among words that say where it lies", () => {
  const texts = ["near Visby", "nära Visby", "Visby kommun", "Visby area", "Raum Visby"];
  expect(texts.flatMap((text) => labels(text))).toEqual(texts.map(() => "Visby, Sweden"));
  expect(labels("Göteborgs kommun", "sv")).toEqual(["Göteborg, Sverige"]);
  expect(labels("Tranås kommun", "sv")).toEqual(["Tranås, Sverige"]);
  // GeoNames lists the name in its own language among those in others.
  for (const text of ["nära København", "København K"]) {
    expect(labels(text), text).toEqual(["Copenhagen, Denmark"]);
  }
});

test.each([
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
  ["AT", "Austria, Österreich, Osterreich, Oesterreich, Republik Österreich"],
  ["DK", "Danmark, Dänemark, Daenemark"],
])("finds %s by all its names", (country, names) => {
  for (const name of names.split(", ")) {
    expect(gazetteer.find(name, "en"), name).toMatchObject([{ country, isCountry: true }]);
  }
});

test.each(locales)("names countries as in %s, and finds them by these names", (locale) => {
  for (const country of suggestedCountries) {
    const label = getCountryName(country, locale);
    expect(gazetteer.find(label, locale)).toMatchObject([{ label, country, isCountry: true }]);
  }
});
