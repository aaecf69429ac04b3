/** The target and the words of a link. */
export interface LabelledLink {
  href: string;
  label: string;
}
