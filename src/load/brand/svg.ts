import { load } from "cheerio";

/** A drawing for inline use: its `viewBox` and its shapes as markup. */
export interface Svg {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Markup without the root element. Shapes without a colour of their own inherit that of the text. */
  shapes: string;
}

const shapeNames = new Set(
  (
    "svg g defs symbol use path circle ellipse rect line polyline polygon " +
    "linearGradient radialGradient stop clipPath mask"
  ).split(" "),
);
const namespace = "http://www.w3.org/2000/svg";
const ignoredElements = new Set(["title", "desc", "metadata"]);
/** Attributes without effect on a shape, and those of the root that only position it. */
const ignoredAttributes =
  /^(xmlns|version|class|role|lang|tabindex|data-|aria-|enable-background|xml:)|:/;
const rootOnlyAttributes = /^(width|height|x|y|viewBox|preserveAspectRatio|id)$/;

/** Why an SVG file cannot be shown as a picture, in an editor's words. */
export function findSvgIssue(text: string): string | undefined {
  const { $, root, elements } = parse(text);
  if (!root) return "must be an SVG file";
  if (!parseViewBox(root)) return "must have a viewBox: export the drawing with one";
  const attributes = elements.flatMap(({ attribs }) => Object.entries(attribs));
  if (
    elements.some(({ name }) => name === "script" || name === "foreignObject") ||
    attributes.some(([name, value]) => /^on/i.test(name) || /^\s*javascript:/i.test(value))
  ) {
    return "must not contain a script or HTML: export only the drawing";
  }
  const texts = [
    ...attributes.map(([name, value]) => (/(^|:)href$/.test(name) ? `url(${value})` : value)),
    $.root().text(),
  ];
  if (texts.some(hasExternalReference)) {
    return "must not load other files: export it with everything embedded";
  }
  return undefined;
}

/** Why browsers cannot show an SVG file by itself, as in an `img`, in an editor's words. */
export function findSvgImageIssue(text: string): string | undefined {
  const issue = findSvgIssue(text);
  if (issue) return issue;
  const { root, elements } = parse(text);
  if (root?.attribs.xmlns !== namespace) {
    return `must begin with <svg xmlns="${namespace}" …: export the drawing as an SVG file`;
  }
  const names = elements.flatMap(({ name, attribs }) => [name, ...Object.keys(attribs)]);
  const [prefix] = names
    .flatMap((name) => /^(?!xml(?:ns)?:)[^:]+(?=:)/.exec(name) ?? [])
    .filter((prefix) => !names.includes(`xmlns:${prefix}`));
  if (prefix) return `must not use ${prefix}: without xmlns:${prefix}: export the drawing again`;
  // The parser reads what it can of a damaged file, of which browsers show nothing.
  const markup = text.replace(/<!--.*?-->|<!\[CDATA\[.*?\]\]>/gs, "");
  return /<\/svg>\s*$/.test(markup) && !/&(?![\w#]+;)/.test(markup)
    ? undefined
    : "is not complete, or has an & in its words: export the drawing again";
}

/** Width and height of an SVG file in its own units, if it states them. */
export function parseSvgSize(text: string): { width: number; height: number } | undefined {
  const { root } = parse(text);
  return root && parseViewBox(root);
}

/** Why an SVG file cannot be inlined in pages, in an editor's words. */
export function findShapeIssue(text: string, colors: readonly string[]): string | undefined {
  const issue = findSvgIssue(text);
  if (issue) return issue;
  const names = parse(text).elements.map(({ name }) => name);
  if (names.includes("style")) {
    return "must not have a style sheet: export it with presentation attributes";
  }
  const unknownElement = names.find((name) => !shapeNames.has(name) && !isDropped(name));
  if (unknownElement)
    return `must not contain <${unknownElement}>: convert everything to shapes, and text to outlines`;
  const usedColors = [...text.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = ""]) => name);
  const unknownColor = usedColors.find((name) => !colors.includes(name));
  if (unknownColor) return `must not use the colour --${unknownColor}: use ${colors.join(", ")}`;
  return undefined;
}

/**
 * The shapes of an SVG file that `findShapeIssue` accepts, with ids prefixed by `prefix`. Editor
 * metadata is left out.
 */
export function parseShapes(text: string, prefix: string): Svg {
  const { $, root, elements } = parse(text);
  const box = root && parseViewBox(root);
  if (!root || !box) throw new Error("The drawing must be an SVG with a viewBox.");
  for (const element of elements) {
    if (isDropped(element.name)) $(element).remove();
    else element.attribs = formatAttributes(element.attribs, prefix);
    for (const node of [...element.children]) {
      const isBlank = node.type === "comment" || (node.type === "text" && !node.data.trim());
      if (isBlank) $(node).remove();
    }
  }
  const { fill = "currentColor", ...others } = root.attribs;
  const attributes = Object.entries(others).filter(([name]) => !rootOnlyAttributes.test(name));
  root.name = "g";
  root.attribs = { fill, ...Object.fromEntries(attributes) };
  return { ...box, shapes: $.xml(root) };
}

/** Presentation attributes, including those of `style`, which the pages' security policy forbids. */
function formatAttributes(svgAttributes: Attributes, prefix: string): Attributes {
  const attributes = Object.entries(svgAttributes)
    .flatMap(([name, value]): [string, string][] => {
      if (name === "style") return parseDeclarations(value);
      if (name === "xlink:href") return [["href", value]];
      return ignoredAttributes.test(name) ? [] : [[name, value]];
    })
    .map(([name, value]) => {
      if (name === "id") return [name, prefix + value];
      if (name === "href") return [name, value.replace(/^#/, `#${prefix}`)];
      return [name, value.replace(/url\((["']?)#([^)"']+)\1\)/g, `url(#${prefix}$2)`)];
    });
  return Object.fromEntries(attributes);
}

function parseDeclarations(style: string): [string, string][] {
  return style.split(";").flatMap((part) => {
    const [name = "", ...value] = part.split(":");
    return value.length > 0 && !name.trim().startsWith("-")
      ? [[name.trim(), value.join(":").trim()] as [string, string]]
      : [];
  });
}

const isDropped = (name: string) => ignoredElements.has(name) || name.includes(":");

function hasExternalReference(text: string): boolean {
  const urls = [...text.matchAll(/url\(\s*["']?([^)"']*)/g)].map(([, url = ""]) => url);
  return /@import/.test(text) || urls.some((url) => !/^\s*(#|data:image\/)/.test(url));
}

function parseViewBox(root: { attribs: Attributes }) {
  const [x = 0, y = 0, width = 0, height = 0] = (root.attribs.viewBox ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 && Number.isFinite(x + y + width + height)
    ? { x, y, width, height }
    : undefined;
}

type Attributes = Record<string, string>;

/** The root, if the text is an SVG document, and all its elements in their order. */
function parse(text: string) {
  const $ = load(text, { xml: true });
  const svg = $.root().children().first().filter("svg");
  return { $, root: svg.get(0), elements: $.root().find("*").toArray() };
}
