declare module "topojson-server" {
  import type { Topology } from "topojson-specification";
  export function topology(objects: Record<string, unknown>, quantization?: number): Topology;
}

declare module "topojson-simplify" {
  import type { Topology } from "topojson-specification";

  type Weight = (points: [number, number][]) => number;
  type RingFilter = (ring: number[], interior: boolean) => boolean;
  export function presimplify(topology: Topology, weight?: Weight): Topology;
  export function simplify(topology: Topology, minWeight: number): Topology;
  export function filter(topology: Topology, filter: RingFilter): Topology;
  export function filterWeight(topology: Topology, minWeight: number, weight: Weight): RingFilter;
}
