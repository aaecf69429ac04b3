import type { PageContext } from "#load/page-context.ts";
import type { PlanId, PlanLevel } from "#load/schema/facts.ts";
import type { InterfaceTexts } from "#load/schema/interface-texts.ts";
import { interpolate } from "#locale/interpolate.ts";
import { getContactHref } from "../forms/contact-href.ts";
import { computeYearlyPrice } from "./yearly-price.ts";

/** A plan as shown in the pricing sections. */
export interface PlanView {
  id: PlanId;
  name: string;
  tag?: string;
  price: string;
  /** The unit of the price, or a note instead. */
  note: string;
  /** The price of a year, if `price` is for a part of it. */
  yearly?: string;
  /** How the plan is billed; undefined if it is not. */
  billing?: string;
  action: string;
  href: string;
  isRecommended: boolean;
  /** What the plan is for, in a sentence. */
  purpose?: string;
  parts: Record<PlanPart, PlanLevel>;
  /** What only this plan includes, apart from the parts. */
  extras: string[];
}

export const planParts = ["profile", "colleagues", "deepDive", "academy", "progress"] as const;

type PlanPart = (typeof planParts)[number];

/** The four plans of a market, with prices from the facts and links to the platform or the form. */
export function listPlans(page: PageContext): PlanView[] {
  const { t, locale, facts } = page;
  const prices = facts.prices[locale];
  const perUser = t[`plan.period.${prices.period}`];
  const paid = (amount: number) => ({
    price: page.formatPrice(amount),
    note: perUser,
    billing: facts.statements.billing[locale],
    ...(prices.period !== "year" && {
      yearly: interpolate(t["plan.yearly"], {
        price: page.formatPrice(computeYearlyPrice(amount, prices)),
      }),
    }),
  });
  const plan = (id: PlanId) => {
    const { register, ...parts } = facts.plans[id];
    return {
      id,
      name: t[`plan.${id}.name`],
      parts,
      href: register ? page.getRegisterUrl(id) : getContactHref(page),
      isRecommended: id === "growth",
      extras: [],
    };
  };
  return [
    {
      ...plan("free"),
      tag: t["plan.free.tag"],
      price: page.formatPrice(prices.free),
      purpose: facts.statements.freePlan[locale],
      note: t["plan.free.note"],
      action: t["action.start"],
    },
    {
      ...plan("starter"),
      ...paid(prices.starter),
      purpose: t["plan.starter.why"],
      action: t["plan.starter.action"],
    },
    {
      ...plan("growth"),
      tag: t["plan.growth.tag"],
      purpose: t["plan.growth.why"],
      ...paid(prices.growth),
      action: t["plan.growth.action"],
    },
    {
      ...plan("enterprise"),
      price: t["plan.enterprise.price"],
      note: t["plan.enterprise.note"],
      action: t["action.talk"],
      extras: [
        t["plan.enterprise.support"],
        t["plan.enterprise.onboarding"],
        t["plan.enterprise.customization"],
      ],
    },
  ];
}

/** The plans whose profile the example shows: those that include no extras. */
export function listShownPlans(page: PageContext): PlanView[] {
  return listPlans(page).filter(({ extras }) => extras.length === 0);
}

/** The price of a year and how it is billed; empty for a plan without a price. */
export function formatBilling({ yearly, billing }: PlanView): string {
  return [yearly, billing].filter(Boolean).join(", ");
}

export function getPartName(part: PlanPart, t: InterfaceTexts): string {
  const names = {
    profile: t["plan.feature.profile"],
    colleagues: t["plan.feature.colleagues"],
    deepDive: t["plan.feature.deep-dive"],
    academy: t["plan.feature.academy"],
    progress: t["plan.feature.progress"],
  };
  return names[part];
}

/** What a plan includes, in one line: "Profile, Deep Dive (Lite), Progress". Names of parts do not wrap. */
export function formatIncludedParts(plan: PlanView, t: InterfaceTexts): string {
  if (plan.extras.length > 0) return plan.extras.join(", ");
  const included = planParts.filter((part) => plan.parts[part] !== "none");
  const names = included.map((part) => {
    const level = plan.parts[part];
    if (level === "full") return t["plan.feature.full-profile"];
    return level === "lite"
      ? `${getPartName(part, t)} (${t["plan.level.lite"]})`
      : getPartName(part, t);
  });
  return names.map((name) => name.replaceAll(" ", "\u00a0")).join(", ");
}
