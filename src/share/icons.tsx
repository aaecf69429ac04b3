import { Logo } from "#ui/marks/Logo.tsx";
import { colorOf, darkPalette, lightPalette } from "./palette.ts";
import { rasterize } from "./rasterize.ts";
import { renderSvg } from "./render-svg.ts";

/** An app icon: `mark` is the mark's share of its width. */
interface IconLook {
  mark: number;
  /** Stands on paper to its edges instead of on nothing. */
  ground: boolean;
}

/** What each kind of icon looks like. Phones cut a maskable one down to a circle of 80 %. */
export const iconLooks = {
  tab: { mark: 1, ground: false },
  app: { mark: 0.7, ground: true },
  maskable: { mark: 0.56, ground: true },
} as const satisfies Record<string, IconLook>;

/** The icon of browser tabs, which follows the colour scheme, as SVG. */
export function drawTabIcon(): string {
  const scheme = `svg{color:${colorOf(lightPalette, "ink")}}@media(prefers-color-scheme:dark){svg{color:${colorOf(darkPalette, "ink")}}}`;
  return drawIcon(iconLooks.tab).replace(/ color="[^"]*"([^>]*>)/, `$1<style>${scheme}</style>`);
}

/** The tab's icon as an address that holds it: 0.2 KB of a page are cheaper than a request. */
export const tabIconAddress = `data:image/svg+xml,${drawTabIcon().replaceAll('"', "'").replace(/[<>#]/g, encodeURIComponent)}`;

/** An icon as PNG, `size` pixels wide and high. */
export function rasterizeIcon(look: IconLook, size: number): Promise<Uint8Array<ArrayBuffer>> {
  return rasterize(drawIcon(look), size);
}

function drawIcon({ mark, ground }: IconLook): string {
  const size = 36 / mark;
  const inset = (size - 36) / 2;
  const content = (
    <>
      {ground && <rect width={size} height={size} className="fill-paper" />}
      <svg x={inset} y={inset} width="36" height="36">
        <Logo />
      </svg>
    </>
  );
  return renderSvg({ width: size, height: size, content }, lightPalette);
}
