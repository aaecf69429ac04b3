import { parseDocument } from "htmlparser2";

/** A drawing for inline use: its `viewBox` and its shapes as markup. */
export interface Svg {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Markup without the root element. Shapes without a colour of their own inherit that of the text. */
  shapes: string;
}

interface Element {
  name: string;
  attributes: [name: string, value: string][];
  children: (Element | string)[];
}

const shapeNames = new Set(
  (
    "svg g defs symbol use path circle ellipse rect line polyline polygon " +
    "linearGradient radialGradient stop clipPath mask"
  ).split(" "),
);
const dropped = new Set(["title", "desc", "metadata"]);
const outline = /^(xmlns|version|class|role|lang|tabindex|data-|aria-|enable-background|xml:)|:/;

/** Why an SVG file cannot be shown as a picture, in an editor's words. */
export function findSvgMistake(text: string): string | undefined {
  const root = parse(text);
  if (!root) return "is no SVG file";
  if (!readBox(root)) return "has no viewBox: export it with one";
  const elements = [...walk(root)];
  const attributes = elements.flatMap((element) => element.attributes);
  if (
    elements.some(({ name }) => name === "script" || name === "foreignObject") ||
    attributes.some(([name, value]) => /^on/i.test(name) || /^\s*javascript:/i.test(value))
  ) {
    return "holds a script or a piece of a web page: export the drawing alone";
  }
  const texts = [
    ...attributes.map(([name, value]) => (/(^|:)href$/.test(name) ? `url(${value})` : value)),
    ...elements.flatMap(({ children }) => children.filter((child) => typeof child === "string")),
  ];
  if (texts.some(namesOther)) {
    return "loads something from another file: export it with everything inside";
  }
  return undefined;
}

/** Width and height of an SVG file in its own units, if it states them. */
export function sizeOfSvg(text: string): { width: number; height: number } | undefined {
  const root = parse(text);
  return root && readBox(root);
}

/** Why an SVG file cannot be inlined in pages, in an editor's words. */
export function findShapeMistake(text: string, colors: readonly string[]): string | undefined {
  const mistake = findSvgMistake(text);
  if (mistake) return mistake;
  const elements = [...walk(parse(text) as Element)];
  const names = elements.map(({ name }) => name);
  if (names.includes("style")) {
    return "has a style sheet: export it with presentation attributes instead";
  }
  const other = names.find((name) => !shapeNames.has(name) && !isDropped(name));
  if (other) return `holds <${other}>: turn everything into shapes, texts into outlines`;
  const used = [...text.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = ""]) => name);
  const unknown = used.find((name) => !colors.includes(name));
  if (unknown) return `has the colour --${unknown}, which is none of ${colors.join(", ")}`;
  return undefined;
}

/**
 * The shapes of an SVG file that `findShapeMistake` accepts, with ids prefixed by `prefix`. Editor
 * metadata is left out.
 */
export function readShapes(text: string, prefix: string): Svg {
  const root = parse(text);
  const box = root && readBox(root);
  if (!root || !box) throw new Error("This is no SVG with a viewBox.");
  const own = /^(width|height|x|y|viewBox|preserveAspectRatio|id|fill)$/;
  const fill = attributesOf(root, prefix).find(([name]) => name === "fill");
  const group: Element = {
    name: "g",
    attributes: [
      fill ?? ["fill", "currentColor"],
      ...attributesOf(root, prefix).filter(([name]) => !own.test(name)),
    ],
    children: root.children,
  };
  return { ...box, shapes: write(group, prefix) };
}

function write(element: Element | string, prefix: string): string {
  if (typeof element === "string" || isDropped(element.name)) return "";
  const { name, children } = element;
  const attributes = attributesOf(element, prefix)
    .map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`)
    .join("");
  const content = children.map((child) => write(child, prefix)).join("");
  return content ? `<${name}${attributes}>${content}</${name}>` : `<${name}${attributes}/>`;
}

/** Presentation attributes, including those of `style`, which pages may not have. */
function attributesOf({ attributes }: Element, prefix: string): [string, string][] {
  return attributes
    .flatMap(([name, value]): [string, string][] => {
      if (name === "style") return readDeclarations(value);
      if (name === "xlink:href") return [["href", value]];
      return outline.test(name) ? [] : [[name, value]];
    })
    .map(([name, value]) => {
      if (name === "id") return [name, prefix + value];
      if (name === "href") return [name, value.replace(/^#/, `#${prefix}`)];
      return [name, value.replace(/url\((["']?)#([^)"']+)\1\)/g, `url(#${prefix}$2)`)];
    });
}

function readDeclarations(style: string): [string, string][] {
  return style.split(";").flatMap((part) => {
    const [name = "", ...value] = part.split(":");
    return value.length > 0 && !name.trim().startsWith("-")
      ? [[name.trim(), value.join(":").trim()] as [string, string]]
      : [];
  });
}

const escapeAttribute = (value: string) =>
  value
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;");

const isDropped = (name: string) => dropped.has(name) || name.includes(":");

function namesOther(text: string): boolean {
  const addresses = [...text.matchAll(/url\(\s*["']?([^)"']*)/g)].map(
    ([, address = ""]) => address,
  );
  return /@import/.test(text) || addresses.some((address) => !/^\s*(#|data:image\/)/.test(address));
}

function readBox(root: Element) {
  const value = root.attributes.find(([name]) => name === "viewBox")?.[1] ?? "";
  const [x = 0, y = 0, width = 0, height = 0] = value
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 && Number.isFinite(x + y + width + height)
    ? { x, y, width, height }
    : undefined;
}

function* walk(element: Element): Generator<Element> {
  yield element;
  for (const child of element.children) if (typeof child !== "string") yield* walk(child);
}

type Node = ReturnType<typeof parseDocument>["children"][number];

function parse(text: string): Element | undefined {
  const [root] = parseDocument(text, { xmlMode: true }).children.flatMap(toElement);
  return typeof root === "object" && root.name === "svg" ? root : undefined;
}

/** White space, comments and what precedes the root are left out. */
function toElement(node: Node): (Element | string)[] {
  if ("attribs" in node) {
    const { name, attribs, children } = node;
    return [{ name, attributes: Object.entries(attribs), children: children.flatMap(toElement) }];
  }
  if ("children" in node) return node.children.flatMap(toElement);
  return node.type === "text" && node.data.trim() ? [node.data] : [];
}
