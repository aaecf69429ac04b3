import { allKinds } from "#load/catalogue";

/** All mistakes with which the site is not built, each as "file:line: key: what is wrong". */
export function findContentProblems(root: string): string[] {
  return [...new Set(allKinds.flatMap((kind) => kind.read(root).problems))];
}
