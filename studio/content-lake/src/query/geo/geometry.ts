import { kinks } from "@turf/kinks";
import { isObject } from "../../document.ts";

/** A position: longitude, then latitude, in degrees. */
export type Position = readonly [number, number];

/** A GeoJSON geometry of one of the types that GROQ's `geo` has. Callers must not change it. */
export type Geometry =
  | { type: "Point"; coordinates: Position }
  | { type: "MultiPoint" | "LineString"; coordinates: readonly Position[] }
  | { type: "MultiLineString" | "Polygon"; coordinates: readonly (readonly Position[])[] }
  | { type: "MultiPolygon"; coordinates: readonly (readonly (readonly Position[])[])[] };

/** Geometries of objects that were parsed before. Stored documents don't change, so neither do the objects in them. */
const parsed = new WeakMap<object, Geometry | null>();

/** A Sanity geopoint (`lat` and `lng` or `lon`) or a GeoJSON geometry. Null for anything else, and for invalid ones. */
export function parseGeometry(value: unknown): Geometry | null {
  if (!isObject(value)) return null;
  const known = parsed.get(value);
  if (known !== undefined) return known;
  const geometry = typeof value["type"] === "string" ? geoJson(value) : geopoint(value);
  parsed.set(value, geometry);
  return geometry;
}

/** Null if a number isn't in its range. */
export function pointAt(lat: unknown, lng: unknown): Geometry | null {
  const coordinates = positionOf([lng, lat]);
  return coordinates && { type: "Point", coordinates };
}

function geopoint({ lat, lng, lon }: Record<string, unknown>): Geometry | null {
  if (lng !== undefined && lon !== undefined) return null;
  return pointAt(lat, lng ?? lon);
}

function geoJson({ type, coordinates }: Record<string, unknown>): Geometry | null {
  switch (type) {
    case "Point": {
      const position = positionOf(coordinates);
      return position && { type, coordinates: position };
    }
    case "MultiPoint": {
      const points = listOf(coordinates, positionOf);
      return points && { type, coordinates: points };
    }
    case "LineString": {
      const line = lineOf(coordinates);
      return line && { type, coordinates: line };
    }
    case "MultiLineString": {
      const lines = listOf(coordinates, lineOf);
      return lines && { type, coordinates: lines };
    }
    case "Polygon": {
      const rings = ringsOf(coordinates);
      return rings && { type, coordinates: rings };
    }
    case "MultiPolygon": {
      const polygons = listOf(coordinates, ringsOf);
      return polygons && { type, coordinates: polygons };
    }
    default:
      return null;
  }
}

function listOf<T>(value: unknown, parse: (item: unknown) => T | null): T[] | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const items: T[] = [];
  for (const item of value) {
    const one = parse(item);
    if (one === null) return null;
    items.push(one);
  }
  return items;
}

/** Parses a position. A third number, the altitude, is dropped. */
function positionOf(value: unknown): Position | null {
  if (!Array.isArray(value) || value.length < 2 || value.length > 3) return null;
  const [lng, lat]: unknown[] = value;
  if (typeof lng !== "number" || typeof lat !== "number") return null;
  return Math.abs(lng) <= 180 && Math.abs(lat) <= 90 ? [lng, lat] : null;
}

function lineOf(value: unknown): Position[] | null {
  const line = listOf(value, positionOf);
  return line && line.length >= 2 ? line : null;
}

/** Parses the rings of a polygon: closed, without the same position twice in a row, and without crossings. */
function ringsOf(value: unknown): Position[][] | null {
  const rings = listOf(value, ringOf);
  if (!rings) return null;
  const coordinates = rings.map((ring) => ring.map(([lng, lat]) => [lng, lat]));
  return kinks({ type: "Polygon", coordinates }).features.length === 0 ? rings : null;
}

function ringOf(value: unknown): Position[] | null {
  const ring = listOf(value, positionOf);
  const [first, last] = [ring?.[0], ring?.at(-1)];
  if (!ring || !first || !last || ring.length < 4 || !isSame(first, last)) return null;
  const repeats = ring.some((position, index) => {
    const next = ring[index + 1];
    return next !== undefined && isSame(position, next);
  });
  return repeats ? null : ring;
}

function isSame(a: Position, b: Position): boolean {
  return a[0] === b[0] && a[1] === b[1];
}
