import { getImage } from "astro:assets";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { ImageMetadata } from "astro";
import { parseSvgSize } from "./brand/svg.ts";

/** The attributes of an `img`: URL, URLs for denser screens, size in pixels. */
export interface Picture {
  src: string;
  srcSet?: string;
  width: number;
  height: number;
}

// Not eager: in development, a picture that cannot be read must not take every page with it.
const bitmapFiles = import.meta.glob<ImageMetadata>("/content/**/*.{jpg,jpeg,png,webp}", {
  import: "default",
});
const drawingUrls = import.meta.glob<string>(["/content/**/*.svg", "!/content/brand/**"], {
  eager: true,
  import: "default",
  query: "?url&no-inline",
});

const documentUrls = import.meta.glob<string>("/content/**/*.pdf", {
  eager: true,
  import: "default",
  query: "?url&no-inline",
});

/** A document for download: its URL, and its size in bytes. */
export function loadDocument(path: string): { href: string; bytes: number } {
  return {
    href: assertFound(documentUrls[`/${path}`], path),
    bytes: statSync(join(process.cwd(), path)).size,
  };
}

/** A photo, cropped to a square of `size` pixels. `path` is its path in the content: content/team/ada.jpg. */
export function loadPhoto(path: string, size: number): Promise<Picture> {
  return loadBitmap(path, { width: size, height: size, fit: "cover" });
}

/**
 * A logo, `height` pixels high and at most `maxWidth` wide: an SVG as it is, a bitmap as a small copy.
 */
export async function loadLogo(path: string, height: number, maxWidth: number): Promise<Picture> {
  if (path.endsWith(".svg")) {
    const file = readFileSync(join(process.cwd(), path), "utf8");
    // In development, a file may have become invalid since it was checked.
    const original = parseSvgSize(file) ?? { width: height, height };
    const scale = Math.min(height / original.height, maxWidth / original.width);
    return {
      src: assertFound(drawingUrls[`/${path}`], path),
      width: Math.round(original.width * scale),
      height: Math.round(original.height * scale),
    };
  }
  const picture = await loadBitmap(path, { height });
  return picture.width > maxWidth ? loadBitmap(path, { width: maxWidth }) : picture;
}

// Width and height come from the copy: reading them from the original would add that to the site.
async function loadBitmap(
  path: string,
  size: { width?: number; height?: number; fit?: "cover" },
): Promise<Picture> {
  const loadFile = assertFound(bitmapFiles[`/${path}`], path);
  const { src, srcSet, attributes } = await getImage({
    src: await loadFile(),
    ...size,
    format: "webp",
    densities: [1, 2],
  });
  const { width, height } = attributes;
  return { src, srcSet: srcSet.attribute, width: Number(width), height: Number(height) };
}

/** Content is checked before pages are built: a file can only be missing if it has just been removed. */
function assertFound<T>(file: T | undefined, path: string): T {
  if (file === undefined) throw new Error(`There is no file ${path}.`);
  return file;
}
