import { computeHeadlineSize } from "#load/schema/headline-size.ts";
import type { Drawing } from "./drawings.tsx";
import { openGraphImageSize } from "./open-graph-image-path.ts";
import { getColor, lightPalette } from "./palette.ts";
import { renderDrawing } from "./render-drawing.ts";
import { renderMark } from "./render-mark.ts";

/** The text of an Open Graph image. Words between *stars* are underlined in colour. */
export interface OpenGraphImageContent {
  headline: string;
  brand: string;
  tagline: string;
  drawing: Drawing;
}

const color = (name: string) => getColor(lightPalette, name);
const card = {
  width: 410,
  height: 410,
  borderRadius: 28,
  border: `2px solid ${color("line")}`,
  background: color("card"),
};
const drawingSpace = { width: 350, height: 350 };
const markSpace = { width: 220, height: 52 };

/**
 * The layout of an Open Graph image for satori, which supports flex boxes and style objects but no classes:
 * not a component for pages.
 */
export function OpenGraphImage({ headline, brand, tagline, drawing }: OpenGraphImageContent) {
  return (
    <div
      style={{
        display: "flex",
        justifyContent: "space-between",
        boxSizing: "border-box",
        ...openGraphImageSize,
        padding: "64px 72px",
        background: color("paper"),
        color: color("ink"),
        fontFamily: "Familjen Grotesk",
        fontWeight: 700,
      }}
    >
      <div style={{ display: "flex", flexDirection: "column", justifyContent: "space-between" }}>
        <div
          style={{ display: "flex", alignItems: "center", fontSize: 40, letterSpacing: "-0.03em" }}
        >
          <Picture {...renderMark(lightPalette)} space={markSpace} />
          <span style={{ marginLeft: 18 }}>{brand}</span>
        </div>
        <Headline headline={headline} />
        <span style={{ fontSize: 26, fontWeight: 400, color: color("soft") }}>{tagline}</span>
      </div>
      <div
        style={{
          display: "flex",
          alignSelf: "center",
          alignItems: "center",
          justifyContent: "center",
          ...card,
        }}
      >
        <Picture {...drawing} svg={renderDrawing(drawing, lightPalette)} space={drawingSpace} />
      </div>
    </div>
  );
}

function Headline({ headline }: { headline: string }) {
  const stroke = `linear-gradient(to bottom, transparent 66%, ${color("motivator")}bf 66%, ${color("motivator")}bf 90%, transparent 90%)`;
  // Each word is a box of its own, since satori cannot style a part of a text.
  let isMarked = false;
  const headlineWords = headline.split(/(?<=\s)/).map((word) =>
    word.split("*").map((text, index) => {
      if (index > 0) isMarked = !isMarked;
      return { text, isMarked };
    }),
  );
  return (
    <div
      style={{
        display: "flex",
        flexWrap: "wrap",
        width: 610,
        fontSize: computeHeadlineSize(headline),
        lineHeight: 1.08,
        letterSpacing: "-0.035em",
      }}
    >
      {headlineWords.map((parts, index) => (
        // The words of a fixed text are never reordered.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <span key={index} style={{ display: "flex", whiteSpace: "pre" }}>
          {parts.map(({ text, isMarked }) =>
            text === "" ? null : (
              <span key={text} style={isMarked ? { backgroundImage: stroke } : {}}>
                {text}
              </span>
            ),
          )}
        </span>
      ))}
    </div>
  );
}

/** A drawing of a width and height, scaled to fit a box. */
function Picture({
  svg,
  width,
  height,
  space,
}: {
  svg: string;
  width: number;
  height: number;
  space: { width: number; height: number };
}) {
  const scale = Math.min(space.width / width, space.height / height);
  return (
    <img
      src={`data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`}
      width={Math.round(width * scale)}
      height={Math.round(height * scale)}
      alt=""
      style={{ borderRadius: 14 }}
    />
  );
}
