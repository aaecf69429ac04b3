import { answerScale } from "#instrument/answer-scale.ts";
import type { TrialTexts } from "#islands/trial/trial-texts.ts";
import type { ContentPage } from "#load/page-context.ts";
import { formatInteger } from "#locale/formats.ts";
import { interpolate } from "#locale/interpolate.ts";
import { getContactHref } from "../forms/contact-href.ts";
import { listPlans } from "../plans/plans.ts";
import { getDimensionTexts } from "../profile/dimension-texts.ts";
import { getMapLabels } from "../profile/map-labels.ts";
import { formatRanges } from "../profile/tabulate-scales.ts";

/** Texts of the trial: its own content, the labels of map and scales, and the plan that it leads to. */
export function collectTrialTexts(page: ContentPage<"trial">): TrialTexts {
  const { content, t, locale, method } = page;
  const { meta: _meta, example: _example, opening: _opening, ...texts } = content;
  const {
    name: plan,
    price,
    note: period,
  } = listPlans(page).find(({ id }) => id === "starter") ?? {
    name: "",
    price: "",
    note: "",
  };
  return {
    ...texts,
    locale,
    category: t["site.tagline"],
    minAnswers: formatInteger(method.minProfileAnswers.value, locale),
    optional: t["form.optional"],
    view: { ...texts.view, self: t["view.self"] },
    next: {
      ...texts.next,
      text: interpolate(texts.next.text, { plan }),
      price: interpolate(texts.next.price, { plan, price, period }),
      action: interpolate(texts.next.action, { plan }),
    },
    table: {
      label: t["view.read"],
      caption: formatRanges(["affiliation", "directiveness", "adaptability"], answerScale, t),
      scale: t["view.scale"],
      gap: t["view.apart"],
    },
    map: getMapLabels(t),
    scales: getDimensionTexts(t),
    links: {
      starter: page.getRegisterUrl("starter"),
      talk: { href: getContactHref(page), label: t["action.talk"] },
      example: { href: page.getHref("example"), label: t["action.example"] },
      privacy: { href: page.getHref("privacy"), label: t["form.privacy.link"] },
    },
  };
}
