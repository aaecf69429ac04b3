import { Dot, Ring } from "../marks/Shapes.tsx";

/** In percent of the scale. */
interface Range {
  from: number;
  to: number;
}

const line = 14;

/**
 * A scale with a band for the middle half of a norm group, one's own view (a ring), that of others (a
 * dot) and, below the line, the spread of their answers. Values are from 0 (low end) to 100. Decorative:
 * give the values in words beside it.
 */
export function NormScale({
  norm,
  self,
  others,
  spread,
}: {
  norm: Range;
  self: number;
  others?: number | undefined;
  spread?: Range | undefined;
}) {
  const span = ({ from, to }: Range) => ({ x: `${from}%`, width: `${to - from}%` });
  return (
    <svg
      className="block w-full overflow-visible"
      height={spread ? 40 : 2 * line}
      aria-hidden="true"
    >
      <rect {...span(norm)} y={line - 11} height="22" rx="5" className="fill-spruce/18" />
      <line
        x1="0"
        x2="100%"
        y1={line}
        y2={line}
        className="stroke-edge/55"
        strokeWidth="2"
        strokeLinecap="round"
      />
      {others !== undefined && (
        <>
          <line
            x1={`${self}%`}
            x2={`${others}%`}
            y1={line}
            y2={line}
            className="stroke-spruce"
            strokeWidth="4"
          />
          <Dot cx={`${others}%`} cy={line} r="9.5" />
        </>
      )}
      <Ring cx={`${self}%`} cy={line} r="8" strokeWidth="4" clear={self === others} />
      {spread && (
        <g className="stroke-producer-edge" strokeWidth="2">
          <line x1={`${spread.from}%`} x2={`${spread.to}%`} y1="32" y2="32" />
          <line x1={`${spread.from}%`} x2={`${spread.from}%`} y1="28" y2="36" />
          <line x1={`${spread.to}%`} x2={`${spread.to}%`} y1="28" y2="36" />
        </g>
      )}
    </svg>
  );
}
