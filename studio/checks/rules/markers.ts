import type { Path, ValidationMarker } from "sanity";
import type { Check, Finding } from "../finding.ts";

const fields: Readonly<Record<string, Check>> = {
  slug: "address",
  language: "address",
  title: "search",
  seo: "search",
};

/** Which check a rule of the form belongs to, by the field it stands at. */
function checkOf(path: Path, message: string): Check {
  const names = path.filter((part) => typeof part === "string");
  const [first = ""] = names;
  const last = names.at(-1);
  if (message.includes("uploaded files are public")) return "uploads";
  if (last === "alt" || last === "decorative") return "pictures";
  if (names.includes("animation")) return "animations";
  if (last === "hasCaptions" || (last === "address" && first === "blocks")) return "films";
  if (last === "href" || last === "page") return "links";
  return fields[first] ?? "fields";
}

/** Takes what the form says of its fields, gives it as entries of the list. */
export const findingsOfForm = (markers: readonly ValidationMarker[]): Finding[] =>
  markers.map(({ level, path, message }) => ({
    check: checkOf(path, message),
    level,
    path,
    message,
  }));
