import type { Position } from "./detail.ts";
import { createMercator } from "./mercator.ts";

/** The point to label, in degrees. */
interface Place {
  name: string;
  latitude: number;
  longitude: number;
}

/** The size of a name and the free space around it, in pixels. */
const letter = 7;
const height = 18;
const dot = 16;
const margin = { across: 26, down: 14 };

/** The distance, in pixels, from the name of a small place to the next name. */
const clearance = 105;

/** Keeps the names on the map from covering each other. Names stay when one zooms in. */
export class LabelPlacement {
  #projection = createMercator(0);
  #taken: Place[] = [];
  #boxes: Box[] = [];

  /** Sets the zoom: from now on, distances are those at it. */
  zoomTo(zoom: number): void {
    this.#projection = createMercator(zoom);
    this.#boxes = this.#taken.map((place) => this.#createBox(place));
  }

  /** Takes the room for a name and returns whether there was any; `needsClearance` asks for much more of it. */
  tryPlace(place: Place, needsClearance: boolean): boolean {
    const box = this.#createBox(place);
    const wanted = needsClearance ? widen(box, clearance) : box;
    if (this.#boxes.some((other) => overlaps(wanted, other))) return false;
    this.#taken.push(place);
    this.#boxes.push(box);
    return true;
  }

  #createBox({ name, latitude, longitude }: Place): Box {
    const [x, y] = this.#projection([longitude, latitude]) as Position;
    return {
      left: x - margin.across / 2,
      right: x + dot + name.length * letter + margin.across / 2,
      top: y - height / 2 - margin.down / 2,
      bottom: y + height / 2 + margin.down / 2,
    };
  }
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function widen({ left, right, top, bottom }: Box, by: number): Box {
  return { left: left - by, right: right + by, top: top - by, bottom: bottom + by };
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
