/**
 * What two spellings of one e-mail address share: the case of letters, how accents are composed, and
 * what nobody sees (earlier releases kept it) make no difference.
 */
export function emailKey(address: string): string {
  return address
    .replace(/[\p{Cf}\p{DI}]/gu, "")
    .trim()
    .toLowerCase()
    .normalize("NFC");
}
