import * as z from "zod/mini";
import type { FieldControl } from "#contract/field-rules.ts";
import { isVisible } from "#contract/form.ts";
import { forms } from "#contract/forms.ts";
import type { FieldErrorCode } from "#contract/problem.ts";
import { patterns } from "#instrument/patterns.ts";
import { walkLeaves } from "../files/content-tree.ts";
import { profileParts } from "./facts.ts";
import { meta, text, textWith, withDescription } from "./text.ts";

/** What editors read beside texts without words of their own, by the group of the texts. */
const groups: Record<string, string> = {
  layout: "Words of header and menu; some are only heard",
  nav: "A link of the top navigation",
  footer: "Words of the footer",
  reading: "Words around legal texts",
  share: "What is drawn on the pictures of shared links, for those who hear them",
  "not-found": "Words of the page for addresses that do not exist",
  figure: "What is counted, below a large figure from content/facts.yaml",
  dimension: "A term of the method, as pictures and tables name it",
  pattern: "A term of the method, as pictures and tables name it",
  view: "A term of the method, as pictures and tables name it",
  plan: "Words of the plans; prices and what a plan includes are in content/facts.yaml",
  form: "Words of the forms",
  "form-error": "Words of the forms",
  "message-sent": "Words of the page after a form has been sent",
};

const label = withDescription(text, "Name of a field, a group or a region; some are only heard");
const noun = withDescription(text, "What the list of fields in the privacy policy calls it");
const hint = withDescription(z.optional(text), "Help below a field of one form");

const errors: Record<FieldErrorCode, string> = {
  required: "Said at a field that is left empty: what to do",
  invalid: "Said at a field whose value cannot be right: what to do",
  too_long: "Said at a field with too much text; {limit} is filled in",
};

/**
 * The texts of all form fields: label, a message for each error, the legend of a group, and their nouns for the
 * privacy policy. Hints and a submit label per form are optional.
 */
function collectFieldTexts(): object {
  const texts: Record<string, z.ZodMiniType> = {};
  for (const { name, fieldNames, controls, errorCodes } of Object.values(forms)) {
    texts[`form.${name}.submit`] = z.optional(text);
    for (const field of fieldNames) {
      const control = controls[field];
      if (!control) continue;
      texts[getNounKey(field, control)] = noun;
      if (!isVisible(control)) continue;
      const { textsFrom = field, group, impliedBy } = control;
      if (impliedBy) texts[`form.${impliedBy.name}.label`] = label;
      texts[`form.${textsFrom}.label`] = label;
      for (const code of errorCodes[field] ?? [])
        texts[`form.${textsFrom}.error.${code}`] = withDescription(textWith("limit"), errors[code]);
      if (group) texts[`form.${group}.legend`] = label;
      texts[`form.${name}.${field}.hint`] = hint;
    }
  }
  return texts;
}

/** The key of the noun of a field, or of its group, in the privacy policy. */
export function getNounKey(field: string, { textsFrom = field, group }: FieldControl): string {
  return `form.${group ?? textsFrom}.noun`;
}

/** A text for each of some ids: "plan.holds.norm" and so on. */
function createTextKeys<Group extends string, Id extends string>(group: Group, ids: readonly Id[]) {
  const texts = Object.fromEntries(ids.map((id) => [`${group}.${id}`, text]));
  return texts as Record<`${Group}.${Id}`, typeof text>;
}

const dimensionTexts = ["name", "about", "low", "high"] as const;

/** All short texts of the interface by their full key, such as "nav.audiences", which begins with a feature. */
export const flatInterfaceTextsSchema = z.strictObject({
  "site.name": withDescription(text, "The name of the site for search engines and shared links"),
  "site.tagline": withDescription(
    text,
    "The line below the name on every picture for shared links",
  ),
  "site.phone": text,
  "site.email": text,

  "layout.skip": text,
  "layout.menu.open": text,
  "layout.menu.close": text,
  "layout.menu.title": text,
  "layout.nav.label": label,
  "layout.languages.label": label,
  "layout.sign-in": text,
  "layout.register": text,
  /** "action.talk" in the header of phones, where there is room for a word or two. */
  "layout.talk": text.check(z.maxLength(12)),
  "layout.brand.label": label,

  "nav.audiences": text,

  /** The two next steps, under one name each on every page. */
  "action.start": text,
  "action.talk": text,
  /** Leads to the booking page of the brand. */
  "action.book": text,
  "action.example": text,

  "footer.company.title": text,
  "footer.audiences.title": text,
  "footer.legal.title": text,
  "footer.help.title": text,
  "footer.help.finder": text,
  "footer.claim": textWith("users"),
  "footer.origin": text,
  "footer.company.identity": text,
  "footer.copyright": textWith("year"),

  "reading.contents": text,
  "reading.updated": textWith("date"),
  "reading.link": textWith("section"),

  "share.gap": text,
  "share.views": text,
  "share.team": text,
  "share.people": text,
  "share.scales": text,
  "share.tree": text,
  "share.group": text,
  "share.distance": text,
  "share.meeting": text,

  "not-found.meta.title": meta.shape.title,
  "not-found.title": text,
  "not-found.message": text,
  "not-found.link": text,
  "not-found.picture": text,

  "figure.millions": textWith("number"),
  /** In a sentence, and as read aloud. */
  "figure.millions-in-words": textWith("number"),
  "figure.more-than": textWith("number"),
  "figure.countries": text,
  "figure.organisations": text,
  "figure.users": text,
  "figure.languages": text,
  "figure.forms": text,
  "figure.questions": text,

  /** Beside the buttons of first screens. */
  "proof.organisations": textWith("organisations"),
  "proof.questions": textWith("questions"),

  ...createTextKeys("dimension.affiliation", dimensionTexts),
  ...createTextKeys("dimension.directiveness", dimensionTexts),
  ...createTextKeys("dimension.adaptability", dimensionTexts),

  ...createTextKeys("pattern", patterns),

  "view.self": text,
  "view.guess": text,
  "view.others": text,
  "view.gap": text,
  /** The button that opens the table beside a drawing, and the words in the table. */
  "view.read": text,
  "view.who": text,
  "view.scale": text,
  "view.person": text,
  "view.own": text,
  "view.guessed": text,
  "view.theirs": text,
  "view.mean": text,
  "view.apart": text,
  "view.range": textWith("name", "start", "low", "end", "high"),
  "view.between": textWith("name", "low", "high"),
  "view.percentile": textWith("scales"),
  "view.brackets": textWith("ranges"),

  "plan.free.name": text,
  "plan.free.tag": text,
  "plan.free.note": text,
  "plan.starter.name": text,
  "plan.starter.why": text,
  "plan.starter.action": text,
  "plan.growth.name": text,
  "plan.growth.tag": text,
  "plan.growth.why": text,
  "plan.growth.action": text,
  "plan.enterprise.name": text,
  "plan.enterprise.price": text,
  "plan.enterprise.note": text,
  "plan.enterprise.support": text,
  "plan.enterprise.onboarding": text,
  "plan.enterprise.customization": text,
  "plan.period.year": text,
  "plan.period.month": text,
  "plan.yearly": textWith("price"),
  "plan.worked": textWith("yearly", "certification", "first", "later", "hours", "total"),
  "plan.feature.profile": text,
  "plan.feature.colleagues": text,
  "plan.feature.full-profile": text,
  "plan.feature.lite": text,
  "plan.feature.deep-dive": text,
  "plan.feature.academy": text,
  "plan.feature.progress": text,
  "plan.feature.price": text,
  "plan.feature.facilitator": text,
  "plan.level.none": text,
  "plan.level.extra": text,
  "plan.level.lite": text,
  "plan.level.included": text,
  "plan.level.full": text,
  ...createTextKeys("plan.holds", profileParts),
  "plan.compare.title": text,
  "plan.compare.caption": text,
  "plan.compare.column": text,
  "plan.compare.choose": text,

  "form.optional": text,
  ...collectFieldTexts(),
  "form.country.choose": text,
  "form.country.nordic": text,
  "form.country.europe": text,
  "form.country.world": text,
  "form.prospect.next": text,
  "form.prospect.for": textWith("name"),
  "form.prospect.facilitator": withDescription(
    textWith("name"),
    "How a message begins that asks for one facilitator",
  ),
  "form.prospect.facilitatorHint": text,
  "form.privacy.link": text,
  /** What happens to a message, for forms without a consent checkbox. */
  "form.privacy.note": text,
  "form.submit": text,
  "form.submitting": text,
  "form.retry": text,
  "form.charactersLeft": textWith("count"),
  "form.charactersOver": textWith("count"),
  "form.summary": text,
  "form.success": text,
  "form.reference": textWith("reference"),
  "form.failure": text,
  "form.preserved": text,
  "form.wait": textWith("time"),
  /** How else to reach us when a form cannot be sent: telephone and e-mail address follow. */
  "form.direct": text,
  "form.meanwhile": text,
  "form.way.trial": text,
  "form.way.product": text,
  "form.way.questions": text,
  "form.way.science": text,
  "form.way.finder": text,
  "form.way.hr": text,
  "form.another": text,
  "form.honeypot": withDescription(
    text,
    "The label of a field that only programs fill in; people do not see it",
  ),

  "form-error.meta.title": meta.shape.title,
  "form-error.title": text,
  "form-error.lead": text,
  "form-error.too-many": text,

  "message-sent.meta.title": meta.shape.title,
  "message-sent.meta.description": meta.shape.description,
  "message-sent.title": text,
  "message-sent.next": text,
});

export type InterfaceTexts = z.infer<typeof flatInterfaceTextsSchema>;
export type InterfaceTextKey = keyof InterfaceTexts;

/**
 * The interface texts as a language file has them, in groups: "nav.audiences" is the text `audiences` of the group
 * `nav`. Parsing gives them by their full key.
 */
export const interfaceTextsSchema = withDescription(
  z.pipe(
    groupShape(flatInterfaceTextsSchema.shape),
    z.transform((groups) => Object.fromEntries(walkLeaves(groups)) as InterfaceTexts),
  ),
  "Short interface words, by feature. Words in braces, such as {page}, are filled in by the site: keep them.",
);

/**
 * Turns a flat shape into a schema of nested groups: the key "nav.audiences" becomes the key `audiences` of the
 * group `nav`. A group of optional keys is optional. The `words` of a group describe what it has.
 */
function groupShape(flat: Record<string, z.ZodMiniType>, words?: string): z.ZodMiniObject {
  const members = Map.groupBy(Object.entries(flat), ([key]) => key.split(".")[0] ?? key);
  const shape = [...members].map(([name, entries]) => {
    const schema = flat[name];
    if (schema) return [name, describedAtLeast(schema, words)];
    const inner = entries.map(([key, schema]) => [key.slice(name.length + 1), schema]);
    const group = groupShape(Object.fromEntries(inner), words ?? groups[name]);
    return [name, z.safeParse(group, {}).success ? z.optional(group) : group];
  });
  return describedAtLeast(z.strictObject(Object.fromEntries(shape)), words);
}

function describedAtLeast<T extends z.ZodMiniType>(schema: T, words: string | undefined): T {
  const isDescribed = z.globalRegistry.get(schema)?.description !== undefined;
  return words === undefined || isDescribed ? schema : withDescription(schema, words);
}
