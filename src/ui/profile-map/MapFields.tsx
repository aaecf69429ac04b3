import { mapSize } from "./map-geometry.ts";

const { width, height } = mapSize;
const fields = [
  { x: 0, y: 0, className: "fill-rapporteur/24 dark:fill-rapporteur/30" },
  { x: width / 2, y: 0, className: "fill-motivator/26 dark:fill-motivator/22" },
  { x: 0, y: height / 2, className: "fill-processor/20 dark:fill-processor/34" },
  { x: width / 2, y: height / 2, className: "fill-producer/20 dark:fill-producer/24" },
];

/** The background of the profile map: the quadrants of the four patterns and the axes between them. */
export function MapFields() {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className="block h-auto w-full rounded-card"
      aria-hidden="true"
    >
      <rect width={width} height={height} className="fill-ground" />
      {fields.map((field) => (
        <rect key={field.className} {...field} width={width / 2} height={height / 2} />
      ))}
      <path d={`M${width / 2} 0V${height}M0 ${height / 2}H${width}`} className="stroke-edge/60" />
    </svg>
  );
}
