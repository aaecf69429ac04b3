/** A telephone number such as "+46 8 12 34" as text: no line break falls within it. */
export function formatPhone(phone: string): string {
  return phone.replaceAll(" ", "\u00a0");
}

export function getPhoneUrl(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}
