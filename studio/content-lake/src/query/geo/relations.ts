import { booleanContains } from "@turf/boolean-contains";
import { booleanIntersects } from "@turf/boolean-intersects";
import { distance } from "@turf/distance";
import type { Geometry, Position } from "./geometry.ts";

/** Radius in meters of the sphere on which GROQ measures distances: the Earth's radius at the equator (WGS 84). */
const earthRadius = 6_378_137;

/** A geometry of one piece, in the form that Turf takes. */
type Piece =
  | { type: "Point"; coordinates: number[] }
  | { type: "LineString"; coordinates: number[][] }
  | { type: "Polygon"; coordinates: number[][][] };

/** West, south, east and north. */
type Bounds = readonly [number, number, number, number];

interface Shape {
  piece: Piece;
  bounds: Bounds;
}

const shapes = new WeakMap<Geometry, readonly Shape[]>();

export function distanceBetween(a: Geometry, b: Geometry): number | null {
  if (a.type !== "Point" || b.type !== "Point") return null;
  const radians = distance([...a.coordinates], [...b.coordinates], { units: "radians" });
  return radians * earthRadius;
}

export function contains(outer: Geometry, inner: Geometry): boolean {
  const around = shapesOf(outer);
  return shapesOf(inner).every((shape) => around.some((one) => containsShape(one, shape)));
}

export function intersects(a: Geometry, b: Geometry): boolean {
  const others = shapesOf(b);
  return shapesOf(a).some((shape) =>
    others.some(
      (other) =>
        overlaps(shape.bounds, other.bounds) && booleanIntersects(shape.piece, other.piece),
    ),
  );
}

function containsShape(outer: Shape, inner: Shape): boolean {
  if (!covers(outer.bounds, inner.bounds) || !canContain(outer.piece, inner.piece)) return false;
  return booleanContains(outer.piece, inner.piece) && !hasHoleWithin(outer.piece, inner.piece);
}

/** Returns whether Turf compares pieces of these types: a piece can't contain a piece of a higher dimension. */
function canContain({ type }: Piece, inner: Piece): boolean {
  if (type === "Polygon") return true;
  return inner.type === "Point" || (type === "LineString" && inner.type === "LineString");
}

/** Returns whether a hole of `outer` lies in `inner`. Turf compares only the borders of `inner` with `outer`. */
function hasHoleWithin(outer: Piece, inner: Piece): boolean {
  if (outer.type !== "Polygon" || inner.type !== "Polygon") return false;
  const holes = outer.coordinates.slice(1);
  return holes.some((hole) => booleanContains(inner, { type: "Polygon", coordinates: [hole] }));
}

function shapesOf(geometry: Geometry): readonly Shape[] {
  const known = shapes.get(geometry);
  if (known) return known;
  const found = piecesOf(geometry).map((piece) => ({ piece, bounds: boundsOf(piece) }));
  shapes.set(geometry, found);
  return found;
}

function piecesOf(geometry: Geometry): Piece[] {
  switch (geometry.type) {
    case "Point":
      return [{ type: "Point", coordinates: [...geometry.coordinates] }];
    case "MultiPoint":
      return geometry.coordinates.map((point) => ({ type: "Point", coordinates: [...point] }));
    case "LineString":
      return [{ type: "LineString", coordinates: copyOf(geometry.coordinates) }];
    case "MultiLineString":
      return geometry.coordinates.map((line) => ({
        type: "LineString",
        coordinates: copyOf(line),
      }));
    case "Polygon":
      return [{ type: "Polygon", coordinates: geometry.coordinates.map(copyOf) }];
    case "MultiPolygon":
      return geometry.coordinates.map((rings) => ({
        type: "Polygon",
        coordinates: rings.map(copyOf),
      }));
  }
}

function copyOf(positions: readonly Position[]): number[][] {
  return positions.map((position) => [...position]);
}

function boundsOf({ type, coordinates }: Piece): Bounds {
  const positions =
    type === "Point" ? [coordinates] : type === "LineString" ? coordinates : coordinates.flat();
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [lng = 0, lat = 0] of positions) {
    west = Math.min(west, lng);
    south = Math.min(south, lat);
    east = Math.max(east, lng);
    north = Math.max(north, lat);
  }
  return [west, south, east, north];
}

function covers(a: Bounds, b: Bounds): boolean {
  return a[0] <= b[0] && a[1] <= b[1] && a[2] >= b[2] && a[3] >= b[3];
}

function overlaps(a: Bounds, b: Bounds): boolean {
  return a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];
}
