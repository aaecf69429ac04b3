import { mapSize } from "./map-geometry.ts";

const { width, height } = mapSize;
const quadrants = [
  { x: 0, y: 0, className: "fill-rapporteur-field" },
  { x: width / 2, y: 0, className: "fill-motivator-field" },
  { x: 0, y: height / 2, className: "fill-processor-field" },
  { x: width / 2, y: height / 2, className: "fill-producer-field" },
];

/** The background of the profile map: the quadrants of the four patterns and the axes between them. */
export function MapBackground() {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className="block h-auto w-full rounded-card"
      aria-hidden="true"
    >
      {quadrants.map((quadrant) => (
        <rect key={quadrant.className} {...quadrant} width={width / 2} height={height / 2} />
      ))}
      <path d={`M${width / 2} 0V${height}M0 ${height / 2}H${width}`} className="stroke-edge/60" />
    </svg>
  );
}
