import { prospectForm } from "#contract/prospect";
import { soundFields } from "./form-fields.ts";

/** A prospect with all sorts of characters. */
export const anna = {
  ...soundFields(prospectForm),
  senderName: "Åsa Öberg-Müßig",
  companyName: 'Smörgås & "Söner" <AB>',
  messageBody: "Hej!\n\nVi är 12 personer 🧑‍🤝‍🧑 och vill veta mer.",
};

/** The same as a form post: a checkbox that is not ticked is absent. */
export function formOf(fields: object, more: Record<string, string> = {}): string {
  const sent = Object.entries(fields).filter(([, value]) => value !== false);
  return new URLSearchParams([
    ...sent.map(([name, value]) => [name, String(value)]),
    ...Object.entries(more),
  ]).toString();
}

/** The headers of a form post. */
export const formHeaders = { "content-type": "application/x-www-form-urlencoded" };
