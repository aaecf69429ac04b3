import { defaultLocale, type Locale } from "#locale/languages";
import { type ContentKind, checked } from "../collections/content-kinds.ts";
import { findInTexts } from "../source/find-in-texts.ts";

/** Numbers in words, as texts write them; a language without them has digits alone. */
const inWords: Partial<Record<Locale, string>> = {
  en: "two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|thirty|forty-five|sixty|ninety",
  sv: "två|tre|fyra|fem|sex|sju|åtta|nio|tio|tolv|fjorton|femton|tjugo|trettio|fyrtiofem|sextio|nittio",
  de: "zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|vierzehn|fünfzehn|zwanzig|dreißig|fünfundvierzig|sechzig|neunzig",
};

/**
 * What a number (N) stands beside where it is a figure of the method, or words that are one. Only phrases that mean
 * nothing else: an example may have eight respondents, and a story goes on three weeks later.
 */
const phrases: Partial<Record<Locale, string[]>> = {
  en: [
    "(?:at least|from) N (?:people|persons|colleagues|respondents|answers|profiles)",
    "N (?:people|persons|colleagues|respondents|answers) (?:or more|have answered)",
    "N (?:to|or) N (?:people|persons|colleagues|respondents)",
    "(?:usually|normally) N(?: people| respondents)?",
    "N (?:word pairs|pairs of words)",
    "N (?:microcourses|lessons|branches)",
    "N (?:minutes|hours|days)",
    "N weeks(?! later)",
    "half an hour|(?:an|one) hour and a half|half a day|half-day",
    "N (?:working|business) days",
    "N reminders",
  ],
  sv: [
    "(?:minst|från) N (?:personer|kollegor|respondenter|svar|profiler)",
    "N (?:personer|kollegor|respondenter) eller fler",
    "N (?:till|eller) N (?:personer|kollegor|respondenter)",
    "(?:vanligtvis|vanligen) N(?: personer| respondenter)?",
    "N ordpar(?:en)?",
    "N (?:mikrokurser(?:na)?|grenar)",
    "N (?:minuter|minuters|timmar|timmars|dagar|dagars)",
    "N veckor(?! senare)",
    "en halvtimme|en och en halv timme|halvannan timme|en halv dag|en halvdag",
    "N arbetsdagar",
    "N påminnelser",
  ],
  de: [
    "(?:mindestens|ab) N (?:Personen|Befragten?|Antworten|Profilen?)",
    "N (?:Personen|Befragte|Antworten) oder mehr",
    "N (?:bis|oder) N (?:Personen|Befragten?)",
    "(?:üblich sind|üblicherweise) N(?: Personen| Befragten?)?",
    "N Wortpaaren?",
    "N (?:Mikrokursen?|Ästen?)",
    "N (?:Minuten|Stunden|Tagen?)",
    "N Wochen(?! später)",
    "eine halbe Stunde|(?:anderthalb|eineinhalb) Stunden|eine[nm]? halben? Tag|ein halber Tag|halbtägig\\p{L}*",
    "N (?:Arbeits|Werk)tagen?",
    "N Erinnerungen",
  ],
};

/** A kind of texts in which no figure of the method is typed. Typed ones are warnings, as other words are. */
export function withMethod<Kind extends ContentKind>(kind: Kind): Kind {
  return checked(kind, "warnings", (root) => findTypedFigures(root, kind)) as Kind;
}

/** Figures of the method that texts of a kind type, each as "file:line: key: which". */
export function findTypedFigures(root: string, kind: ContentKind): string[] {
  return kind.files.flatMap((path) =>
    findInTexts(root, path, (text, { locale }) =>
      [...text.matchAll(patternOf(locale ?? defaultLocale))].map(
        ([found]) =>
          `take the figure in “${found}” from content/method.yaml, by its name in braces, or leave it out`,
      ),
    ),
  );
}

function patternOf(locale: Locale): RegExp {
  const number = ["\\d+", ...(inWords[locale]?.split("|") ?? [])].join("|");
  const all = (phrases[locale] ?? phrases.en ?? []).map((phrase) =>
    phrase.replace(/\bN\b/g, `(?:${number})`).replaceAll(" ", "\\s+"),
  );
  return new RegExp(`(?<![\\p{L}\\d])(?:${all.join("|")})(?!\\p{L})`, "giu");
}
