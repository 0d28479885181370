import readExif from "exif-reader";
import type { JsonObject } from "../document.ts";
import type { Extraction } from "./extractions.ts";

/** Maps Exif tags to their names in Sanity's asset documents, which follow an older edition of the Exif standard. */
const renamed: Readonly<Record<string, string>> = {
  ISOSpeedRatings: "ISO",
  PhotographicSensitivity: "ISO",
  FocalLengthIn35mmFilm: "FocalLengthIn35mmFormat",
  DateTime: "ModifyDate",
  ExifTag: "ExifOffset",
  GPSTag: "GPSInfo",
};

/** Returns the requested Exif metadata. Includes the GPS position only if `location` is requested. */
export function readExifMetadata(
  exif: Buffer | undefined,
  extract: ReadonlySet<Extraction>,
): JsonObject {
  const isRequested = extract.has("exif") || extract.has("image") || extract.has("location");
  const sections = isRequested && exif ? parsed(exif) : undefined;
  if (!sections) return {};
  const location = extract.has("location") ? placeOf(sections.GPSInfo) : undefined;
  return {
    ...(extract.has("exif") && sections.Photo
      ? { exif: { _type: "sanity.imageExifMetadata", ...plain(sections.Photo) } }
      : {}),
    ...(extract.has("image") && sections.Image
      ? { image: { _type: "sanity.imageExifTags", ...plain(sections.Image) } }
      : {}),
    ...(location ? { location } : {}),
  };
}

type ExifSections = ReturnType<typeof readExif>;

/** Parses Exif data. Damaged data is ignored, because the image itself may be fine. */
function parsed(exif: Buffer): ExifSections | undefined {
  try {
    return readExif(exif);
  } catch {
    return undefined;
  }
}

/** Maximum length of an Exif text in characters. Longer texts contain only settings of image editors. */
const longestText = 4_096;

/** Returns the tags as JSON. Dates become strings. Binary data such as maker notes is omitted. */
function plain(tags: Readonly<Record<string, unknown>>): JsonObject {
  const fields = Object.entries(tags).flatMap(([name, value]) => {
    const json = jsonOf(value);
    return json === undefined || !/^[A-Za-z]\w*$/.test(name) ? [] : [[renamed[name] ?? name, json]];
  });
  return Object.fromEntries(fields);
}

function jsonOf(value: unknown): unknown {
  if (value instanceof Date) {
    return Number.isNaN(value.getTime()) ? undefined : value.toISOString();
  }
  if (typeof value === "string") return value.length <= longestText ? value : undefined;
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  const isShortList = Array.isArray(value) && value.length <= 16;
  return isShortList && value.every((item) => Number.isFinite(item)) ? value : undefined;
}

/** The GPS position: degrees north and east, and the altitude in meters if it is recorded. */
function placeOf(gps: ExifSections["GPSInfo"]): JsonObject | undefined {
  const lat = degrees(gps?.GPSLatitude, gps?.GPSLatitudeRef === "S");
  const lng = degrees(gps?.GPSLongitude, gps?.GPSLongitudeRef === "W");
  if (lat === undefined || lng === undefined || Math.abs(lat) > 90 || Math.abs(lng) > 180) {
    return undefined;
  }
  const height = Number(gps?.GPSAltitude);
  const alt = Number(gps?.GPSAltitudeRef) === 1 ? -height : height;
  return { _type: "geopoint", lat, lng, ...(Number.isFinite(alt) ? { alt } : {}) };
}

function degrees(parts: readonly number[] | undefined, isNegative: boolean): number | undefined {
  const [whole = Number.NaN, minutes = 0, seconds = 0] = parts ?? [];
  const value = whole + minutes / 60 + seconds / 3_600;
  if (!Number.isFinite(value)) return undefined;
  return Math.round((isNegative ? -value : value) * 1e6) / 1e6;
}
