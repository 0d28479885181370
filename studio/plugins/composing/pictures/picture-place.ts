import { type SchemaType, stringToPath } from "sanity";
import * as z from "zod";
import { typeAt } from "../../checks/path-titles.ts";
import type { PicturePlace } from "./change-pictures.ts";

/** Whether a type is `image`, or is derived from `image`. */
function isImage(type: SchemaType): boolean {
  for (let each: SchemaType | null | undefined = type; each; each = each.type) {
    if (each.name === "image") return true;
  }
  return false;
}

function pictureFieldOf(type: SchemaType): { name: string; type: SchemaType } | null {
  if (type.jsonType !== "object") return null;
  const images = type.fields.filter((field) => isImage(field.type));
  const [first] = images;
  return first !== undefined && images.length === 1 ? first : null;
}

const limited = z.object({ options: z.object({ accept: z.string() }) });

function acceptedBy(type: SchemaType): string[] | null {
  const found = limited.safeParse(type);
  if (!found.success || found.data.options.accept.includes("*")) return null;
  return found.data.options.accept.split(",").map((each) => each.trim());
}

export type AcceptingPlace = { place: PicturePlace; accepted: string[] | null };

export function picturePlaceAt(
  path: string,
  { root, page }: { root: SchemaType; page: unknown },
): AcceptingPlace | null {
  const type = typeAt(stringToPath(path), root, page);
  if (type === undefined) return null;
  if (isImage(type)) {
    return { place: { kind: "single", path, type: type.name }, accepted: acceptedBy(type) };
  }
  const [entry] = type.jsonType === "array" ? type.of : [];
  if (entry === undefined) return null;
  if (isImage(entry)) {
    const place = { kind: "list", path, type: entry.name, field: null } as const;
    return { place, accepted: acceptedBy(entry) };
  }
  const field = pictureFieldOf(entry);
  if (field === null) return null;
  const inside = { name: field.name, type: field.type.name };
  return {
    place: { kind: "list", path, type: entry.name, field: inside },
    accepted: acceptedBy(field.type),
  };
}
