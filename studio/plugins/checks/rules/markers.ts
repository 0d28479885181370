import { publicUploadWarning } from "@marquee/schemas/studio";
import type { Path, ValidationMarker } from "sanity";
import type { Check, Finding } from "../finding.ts";

const fields: Readonly<Record<string, Check>> = {
  slug: "address",
  language: "address",
  title: "search",
  seo: "search",
};

/** Returns the check that a validation marker belongs to, by its field. */
function checkOf(path: Path, message: string): Check {
  const names = path.filter((part) => typeof part === "string");
  const [first = ""] = names;
  const last = names.at(-1);
  if (message === publicUploadWarning) return "uploads";
  if (last === "alt" || last === "decorative") return "pictures";
  if (names.includes("animation")) return "animations";
  if (last === "hasCaptions" || (last === "address" && first === "blocks")) return "films";
  if (last === "href" || last === "page") return "links";
  return fields[first] ?? "fields";
}

/** Converts the form's validation markers to findings. */
export const findingsOfForm = (markers: readonly ValidationMarker[]): Finding[] =>
  markers.map(({ level, path, message }) => ({
    check: checkOf(path, message),
    level,
    path,
    message,
  }));
