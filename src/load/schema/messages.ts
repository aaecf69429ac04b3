import * as z from "zod/mini";
import { forms } from "#contract/forms";
import { leavesOf } from "../source/keys.ts";
import { groupShape } from "./group-shape.ts";

/**
 * The texts of every field of every form: its label, an error for each way in which it can be wrong,
 * and the legend of its group. A hint, and a form's own words on its button, may be there.
 */
function fieldTexts(): object {
  const texts: Record<string, z.ZodMiniType> = {};
  for (const { name, fields, controls, errorCodes } of Object.values(forms)) {
    texts[`form.${name}.submit`] = z.optional(z.string());
    for (const field of fields) {
      const { saidAs = field, group } = controls[field] ?? {};
      texts[`form.${saidAs}.label`] = z.string();
      for (const code of errorCodes[field] ?? [])
        texts[`form.${saidAs}.error.${code}`] = z.string();
      if (group) texts[`form.${group}.legend`] = z.string();
      texts[`form.${name}.${field}.hint`] = z.optional(z.string());
    }
  }
  return texts;
}

/** The dictionary: every short text of the interface, by feature. A language file has exactly these texts. */
export const dictionary = z.strictObject({
  "site.name": z.string(),
  "site.tagline": z.string(),

  "layout.skip": z.string(),
  /** For browsers too old to know modules: they show the pages plainly, and nothing moves. */
  "layout.menu.open": z.string(),
  "layout.menu.close": z.string(),
  "layout.menu.title": z.string(),
  "layout.nav.label": z.string(),
  "layout.languages.label": z.string(),
  "layout.sign-in": z.string(),
  "layout.register": z.string(),
  "layout.brand.label": z.string(),
  "layout.external": z.string(),

  "nav.home": z.string(),
  "nav.product": z.string(),
  "nav.pricing": z.string(),
  "nav.science": z.string(),
  "nav.facilitatorship": z.string(),

  "footer.company.title": z.string(),
  "footer.company.about": z.string(),
  "footer.company.product": z.string(),
  "footer.company.contact": z.string(),
  "footer.company.science": z.string(),
  "footer.audiences.title": z.string(),
  "footer.audiences.organization": z.string(),
  "footer.audiences.leaders": z.string(),
  "footer.audiences.teams": z.string(),
  "footer.audiences.individuals": z.string(),
  "footer.legal.title": z.string(),
  "footer.legal.terms": z.string(),
  "footer.legal.privacy": z.string(),
  "footer.legal.cookies": z.string(),
  "footer.legal.accessibility": z.string(),
  "footer.legal.imprint": z.string(),
  "footer.claim": z.string(),
  "footer.origin": z.string(),
  "footer.company.identity": z.string(),
  "footer.copyright": z.string(),

  "reading.contents": z.string(),
  "reading.updated": z.string(),
  "reading.link": z.string(),

  "share.gap": z.string(),
  "share.views": z.string(),
  "share.team": z.string(),
  "share.people": z.string(),
  "share.scales": z.string(),
  "share.tree": z.string(),
  "share.group": z.string(),
  "share.distance": z.string(),
  "share.meeting": z.string(),

  "not-found.meta.title": z.string(),
  "not-found.title": z.string(),
  "not-found.message": z.string(),
  "not-found.link": z.string(),
  "not-found.picture": z.string(),

  "figure.millions": z.string(),
  "figure.countries": z.string(),
  "figure.organisations": z.string(),
  "figure.users": z.string(),
  "figure.languages": z.string(),
  "figure.forms": z.string(),
  "figure.questions": z.string(),

  "dimension.affiliation.name": z.string(),
  "dimension.affiliation.about": z.string(),
  "dimension.affiliation.low": z.string(),
  "dimension.affiliation.high": z.string(),
  "dimension.directiveness.name": z.string(),
  "dimension.directiveness.about": z.string(),
  "dimension.directiveness.low": z.string(),
  "dimension.directiveness.high": z.string(),
  "dimension.adaptability.name": z.string(),
  "dimension.adaptability.about": z.string(),
  "dimension.adaptability.low": z.string(),
  "dimension.adaptability.high": z.string(),

  "pattern.rapporteur": z.string(),
  "pattern.motivator": z.string(),
  "pattern.producer": z.string(),
  "pattern.processor": z.string(),

  "view.self": z.string(),
  "view.others": z.string(),
  "view.gap": z.string(),

  "plan.free.name": z.string(),
  "plan.free.tag": z.string(),
  "plan.free.note": z.string(),
  "plan.free.action": z.string(),
  "plan.starter.name": z.string(),
  "plan.starter.action": z.string(),
  "plan.growth.name": z.string(),
  "plan.growth.action": z.string(),
  "plan.enterprise.name": z.string(),
  "plan.enterprise.price": z.string(),
  "plan.enterprise.note": z.string(),
  "plan.enterprise.support": z.string(),
  "plan.enterprise.onboarding": z.string(),
  "plan.enterprise.customization": z.string(),
  "plan.enterprise.action": z.string(),
  "plan.period.year": z.string(),
  "plan.period.month": z.string(),
  "plan.feature.profile": z.string(),
  "plan.feature.full-profile": z.string(),
  "plan.feature.lite": z.string(),
  "plan.feature.deep-dive": z.string(),
  "plan.feature.academy": z.string(),
  "plan.feature.progress": z.string(),
  "plan.feature.price": z.string(),
  "plan.level.none": z.string(),
  "plan.level.lite": z.string(),
  "plan.level.included": z.string(),
  "plan.level.full": z.string(),
  "plan.compare.title": z.string(),
  "plan.compare.caption": z.string(),
  "plan.compare.column": z.string(),
  "plan.compare.lite.none": z.string(),

  "form.optional": z.string(),
  ...fieldTexts(),
  "form.country.choose": z.string(),
  "form.country.nordic": z.string(),
  "form.country.europe": z.string(),
  "form.country.world": z.string(),
  /** The checkbox for use in an organisation: only the English form has one. */
  "form.hasOrganizationUsageInterest.label": z.string(),
  "form.prospect.facilitator": z.string(),
  "form.privacy.link": z.string(),
  /** What becomes of a message whose form has no box to tick. */
  "form.privacy.note": z.string(),
  "form.submit": z.string(),
  "form.submitting": z.string(),
  "form.retry": z.string(),
  "form.room": z.string(),
  "form.excess": z.string(),
  "form.summary": z.string(),
  "form.success": z.string(),
  "form.reference": z.string(),
  "form.failure": z.string(),
  "form.kept": z.string(),
  "form.wait": z.string(),
  "form.another": z.string(),
  /** Nobody should ever see it: the label of an invisible field that only programs fill in. */
  "form.honeypot": z.string(),

  "form-retry.meta.title": z.string(),
  "form-retry.title": z.string(),
  "form-retry.lead": z.string(),
  "form-retry.too-many": z.string(),

  "message-sent.meta.title": z.string(),
  "message-sent.meta.description": z.string(),
  "message-sent.title": z.string(),
  "message-sent.next": z.string(),
  "message-sent.link": z.string(),
});

export type Messages = z.infer<typeof dictionary>;
export type MessageKey = keyof Messages;

/**
 * The dictionary as its files hold it, in groups: the text "nav.home" is the text `home` of the group
 * `nav`. The code reads it by its whole key.
 */
export const messagesSchema = z.pipe(
  groupShape(dictionary.shape),
  z.transform((groups) => Object.fromEntries(leavesOf(groups)) as Messages),
);
