/**
 * The texts below an element that are not the only child of their parent, in quotes. Translation services
 * move texts into elements of their own: React then cannot insert, change or remove anything beside them.
 */
export function findSharedTexts(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const shared: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!parentElement || parentElement === root || parentElement.childNodes.length === 1) continue;
    shared.push(`${JSON.stringify(textContent)} in <${parentElement.localName}>`);
  }
  return shared;
}
