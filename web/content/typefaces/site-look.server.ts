import "server-only";
import { ownTypefaceId } from "@marquee/schemas/contract";
import type { Look, OwnTypeface } from "@marquee/schemas/types";
import type { OwnFamily, SiteLook } from "../../design/typefaces/family.ts";
import { log } from "../../runtime/log.ts";
import { type DocumentProblem, reportProblem } from "../parse/problems.ts";
import type { FieldProblem } from "../parse/tolerant-parse.ts";
import { ownFamily, type UsableFont } from "./own-family.ts";
import { ownFont, ownFontAddress } from "./own-font.server.ts";

/** A look with its uploaded typefaces, and the problems of the typefaces that can't be used. */
export type ReadLook = {
  look: SiteLook;
  problems: readonly DocumentProblem[];
  /** Whether a file could not be downloaded. A later attempt may then succeed. */
  isTemporary: boolean;
};

type File = "regular" | "bold" | "italic";

/** A problem of one file. `isTemporary` is true if the file's host failed. */
type FileProblem = FieldProblem & { isTemporary: boolean };

const missingRegular = "It has no file of the regular weight, so the site doesn't use it.";

/** An uploaded typeface (null if its regular file can't be used), and the problems of its files. */
type ReadTypeface = { family: OwnFamily | null; problems: readonly FileProblem[] };

async function readTypeface(own: OwnTypeface, index: number): Promise<ReadTypeface> {
  const problems: FileProblem[] = [];
  const note = (file: File, message: string, isTemporary: boolean) => {
    problems.push({
      field: `ownTypefaces[${index}].${file}`,
      keyed: `ownTypefaces[_key=="${own._key}"].${file}`,
      message,
      isTemporary,
    });
    return null;
  };
  const read = async (file: File): Promise<UsableFont | null> => {
    const id = own[file];
    if (id === null) return file === "regular" ? note(file, missingRegular, false) : null;
    const font = await ownFont(id);
    if (font.ok) return { facts: font.facts, address: ownFontAddress(id) };
    return note(file, font.problem, font.isTemporary);
  };
  const [regular, bold, italic] = await Promise.all([
    read("regular"),
    read("bold"),
    read("italic"),
  ]);
  const family = regular === null ? null : ownFamily(own, { regular, bold, italic });
  return { family, problems };
}

async function read(look: Look): Promise<ReadLook> {
  const { display, text, interface: ui } = look.typefaces;
  const used = new Set<string>([...display, ...text, ...ui]);
  const typefaces = await Promise.all(
    look.ownTypefaces.flatMap((own, index) =>
      used.has(ownTypefaceId(own._key)) ? [readTypeface(own, index)] : [],
    ),
  );
  const fields = typefaces.flatMap(({ problems }) => problems);
  const problem: DocumentProblem = {
    documentId: look.id ?? "theme",
    documentType: "theme",
    fields: fields.map(({ isTemporary: _isTemporary, ...field }) => field),
  };
  return {
    look: { ...look, own: typefaces.flatMap(({ family }) => family ?? []) },
    problems: fields.length === 0 ? [] : [problem],
    isTemporary: fields.some(({ isTemporary }) => isTemporary),
  };
}

/** Omits all uploaded typefaces after an unexpected error, so that a font never makes a page fail. */
async function readOrOmit(look: Look): Promise<ReadLook> {
  try {
    const result = await read(look);
    for (const problem of result.problems) {
      reportProblem.document(problem, "is used without a font");
    }
    return result;
  } catch (error) {
    log.error(`typefaces: the uploaded typefaces of a theme can't be read: ${String(error)}`);
    return { look, problems: [], isTemporary: true };
  }
}

/** Results of {@link readLook} by look. All pages without a theme of their own have the same `Look` object as key. */
const known = new WeakMap<Look, Promise<ReadLook>>();

/**
 * Downloads, checks and measures the uploaded typefaces that a look uses. If the regular file of a
 * typeface can't be used, the result omits the typeface. The site then uses the next typeface of
 * the same role. [THEME-3]
 */
export async function readLook(look: Look): Promise<ReadLook> {
  if (look.ownTypefaces.length === 0) return { look, problems: [], isTemporary: false };
  const earlier = known.get(look);
  if (earlier !== undefined) return earlier;
  const reading = readOrOmit(look);
  known.set(look, reading);
  const result = await reading;
  // A temporary failure is not cached here, because `ownFont` already limits how often it requests a failing host.
  if (result.isTemporary) known.delete(look);
  return result;
}
