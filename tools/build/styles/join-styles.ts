const styleBlock = /<style>([\s\S]*?)<\/style>\s*/g;

/**
 * Puts all styles of a document into its first style element, in their order: each element of its own
 * costs a hash in the content policy, which travels with every answer.
 */
export function joinStyles(html: string): string {
  const all = [...html.matchAll(styleBlock)].map(([, css]) => css).join("");
  let isFirst = true;
  return html.replace(styleBlock, () => {
    const joined = isFirst ? `<style>${all}</style>` : "";
    isFirst = false;
    return joined;
  });
}
