// Kilometres east and south of a point in the strait, rounded. The radius is three quarters of that of a
// circle with the island's area, so that neighbours do not touch.
const islands = [
  { name: "Södermalm", x: 1.1, y: 1.05, r: 1.02 },
  { name: "Kungsholmen", x: -1.15, y: -1.17, r: 0.84 },
  { name: "Djurgården", x: 3.7, y: -0.5, r: 0.71 },
  { name: "Stora Essingen", x: -3.3, y: 0.11, r: 0.33 },
  { name: "Stadsholmen", x: 1.2, y: -0.39, r: 0.27 },
  { name: "Långholmen", x: -1.2, y: 0.11, r: 0.25 },
  { name: "Lilla Essingen", x: -2.55, y: -0.39, r: 0.2 },
  { name: "Skeppsholmen", x: 1.95, y: -0.45, r: 0.2 },
  { name: "Reimersholme", x: -1.65, y: 0.5, r: 0.18 },
  { name: "Beckholmen", x: 2.8, y: 0.16, r: 0.09 },
  { name: "Kastellholmen", x: 2.32, y: -0.1, r: 0.09 },
  { name: "Riddarholmen", x: 0.74, y: -0.32, r: 0.08 },
  { name: "Helgeandsholmen", x: 1.06, y: -0.79, r: 0.08 },
  { name: "Strömsborg", x: 0.78, y: -0.58, r: 0.05 },
];
const mainland = [
  { x: 1.7, y: -3.25, r: 2.1 },
  { x: -3.9, y: -2.9, r: 1.9 },
  { x: -1.6, y: 3.6, r: 2 },
  { x: 4.4, y: 2.9, r: 1.5 },
];

/** Stockholm's islands drawn as circles, with a pin on the one in the middle. */
export function StockholmMap({ description }: { description: string }) {
  return (
    <svg
      viewBox="-4.4 -2.3 11.9 4.6"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={description}
      className="block size-full"
    >
      {mainland.map(({ x, y, r }) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r={r} className="fill-spruce/14" />
      ))}
      {islands.map(({ name, x, y, r }) => (
        <circle key={name} cx={x} cy={y} r={r} className="fill-spruce/30" />
      ))}
      <path d="M1.2 -0.2L0.98 -0.62A0.26 0.26 0 1 1 1.42 -0.62Z" className="fill-ink" />
    </svg>
  );
}
