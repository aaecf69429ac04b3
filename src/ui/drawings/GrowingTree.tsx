const branches = [
  { d: "M100 150C100 132 62 134 46 122", x: 46, y: 120 },
  { d: "M100 138C100 122 140 124 156 110", x: 156, y: 108 },
  { d: "M100 112C100 98 68 98 54 84", x: 54, y: 82 },
  { d: "M100 100C100 86 130 86 146 70", x: 146, y: 68 },
  { d: "M100 80C100 66 82 62 74 44", x: 74, y: 42 },
  { d: "M100 72C100 58 114 50 120 32", x: 120, y: 30 },
];

/** The most lessons that the tree can show. */
export const treeCapacity = branches.length;

/**
 * Progress as a growing tree with a branch for each lesson, from the bottom up. Finished lessons are
 * leaves, the others buds.
 */
export function GrowingTree({
  done,
  total,
  description,
}: {
  /** Finished lessons, 0 to `total`. */
  done: number;
  /** All lessons, up to `treeCapacity`. */
  total: number;
  description: string;
}) {
  return (
    <svg viewBox="0 0 200 190" role="img" aria-label={description} className="block h-auto w-full">
      <path d="M44 180H156" className="stroke-line" strokeWidth="3" strokeLinecap="round" />
      <path d="M100 180V72" className="stroke-spruce" strokeWidth="5" strokeLinecap="round" />
      {branches.slice(0, total).map((branch, index) => (
        <g key={branch.d}>
          <path
            d={branch.d}
            className={`fill-none ${index < done ? "stroke-spruce" : "stroke-line"}`}
            strokeWidth="3.5"
            strokeLinecap="round"
          />
          <path
            transform={`translate(${branch.x} ${branch.y}) rotate(${branch.x < 100 ? -40 : 40}) scale(${index < done ? 1 : 0.45})`}
            d="M0 -22C14 -10 14 8 0 16C-14 8 -14 -10 0 -22Z"
            className={index < done ? "fill-spruce" : "fill-line"}
          />
        </g>
      ))}
    </svg>
  );
}
