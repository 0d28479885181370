import type { Form } from "@marquee/schemas/types";
import { type FieldProblem, fileLimits } from "../content/forms/check-answers.ts";
import { typeOfFile } from "./file-types.ts";

/** A file that a browser sent. */
export type SentFile = { name: string; bytes: Uint8Array };

/** A file that passed the checks. */
export type CheckedFile = { key: string; name: string; mime: string; bytes: Uint8Array };

/** Returns a file's name without folders and control characters. */
const plainName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? "").replaceAll(/[\p{C}<>:"|?*]/gu, "");

/** Returns the name of a file, for a message to the visitor who chose it. */
export const displayedName = (name: string): string => plainName(name).slice(0, 80);

/** Returns a file's plain name with the extension of its content. */
function safeName(name: string, extension: string): string {
  const stem = plainName(name)
    .replace(/\.[^.]*$/, "")
    .trim()
    .slice(0, 80);
  return `${stem === "" ? "file" : stem}.${extension}`;
}

function checkFile({ name, bytes }: SentFile): Omit<CheckedFile, "key"> | FieldProblem {
  if (bytes.byteLength > fileLimits.bytes) {
    return { problem: "fileSize", limit: fileLimits.bytes / 1_000_000 };
  }
  const type = typeOfFile(bytes);
  if (type === null) return { problem: "file" };
  return { name: safeName(name, type.extension), mime: type.mime, bytes };
}

/** Checks the files of a form by size and content. `sent` are the files by the field's key. */
export function checkFiles(
  { fields }: Form,
  sent: ReadonlyMap<string, readonly SentFile[]>,
): { files: CheckedFile[]; problems: Map<string, FieldProblem> } {
  const files: CheckedFile[] = [];
  const problems = new Map<string, FieldProblem>();
  for (const { _key: key, kind, required } of fields) {
    if (kind !== "file") continue;
    const [file, ...more] = sent.get(key) ?? [];
    if (file === undefined) {
      if (required) problems.set(key, { problem: "required" });
      continue;
    }
    const isTooMany = more.length > 0 || files.length >= fileLimits.files;
    const checked: Omit<CheckedFile, "key"> | FieldProblem = isTooMany
      ? { problem: "files", limit: fileLimits.files }
      : checkFile(file);
    if ("problem" in checked) problems.set(key, checked);
    else files.push({ key, ...checked });
  }
  return { files, problems };
}
