/** A telephone number such as "+46 8 12 34" as text: no line break falls within it. */
export function formatPhone(phone: string): string {
  return phone.replaceAll(" ", "\u00a0");
}

/** Without the zero in brackets that only calls within the country dial, as in "+46 (0)8 12 34". */
export function getPhoneUrl(phone: string): string {
  return `tel:${phone.replace(/\(0\)|[^+\d]/g, "")}`;
}
