/** Where a link leads, and its words. */
export interface LabelledLink {
  href: string;
  label: string;
}
