/** The target and the words of a link. */
export interface LabeledLink {
  href: string;
  label: string;
}
