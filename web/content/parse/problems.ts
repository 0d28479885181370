import { isAddressed } from "@marquee/schemas/contract";
import type { AddressedType } from "@marquee/schemas/types";
import { log } from "../../runtime/log.ts";
import type { FieldProblem } from "./tolerant-parse.ts";

/**
 * The reason why a stored block, or a part of a block, is not displayed. It names the place of the
 * block and the fields that an editor has to fix.
 */
export type BlockProblem = {
  documentId: string;
  /** `reusableBlock`, or the type of the page. */
  documentType: string;
  /** Field path of the block in its document, by key: `blocks[_key=="a"].teaser[_key=="b"]`. */
  path: string;
  blockKey: string;
  blockType: string;
  /** One entry per invalid field; `field` is empty if the block itself is invalid. */
  reasons: readonly FieldProblem[];
};

/** Types of the settings documents. Each type except the last two is also its document's ID. */
export type SettingsName =
  | "siteSettings"
  | "localeSettings"
  | "authSettings"
  | "consentSettings"
  | "theme"
  | "interfaceTexts";

/** Fields of a document that the site can't use as they are stored. */
export type DocumentProblem = {
  documentId: string;
  documentType: AddressedType | SettingsName;
  fields: readonly FieldProblem[];
};

/** Returns what a document with problems is called in the text above them: `page`, or the name of settings. */
export const nameOfProblems = ({ documentType }: DocumentProblem): "page" | SettingsName =>
  isAddressed(documentType) ? "page" : documentType;

/** Whether a page can't be displayed at its address, because its slug or its language is invalid. */
export const hasUnusableAddress = ({ fields }: DocumentProblem): boolean =>
  fields.some(({ field }) => field === "slug" || field === "language");

/** Returns one entry for each document, with all of its invalid fields. */
export function joinedProblems(problems: readonly DocumentProblem[]): DocumentProblem[] {
  const joined = new Map<string, DocumentProblem>();
  for (const problem of problems) {
    const key = `${problem.documentType} ${problem.documentId}`;
    const fields = [...(joined.get(key)?.fields ?? []), ...problem.fields];
    joined.set(key, { ...problem, fields });
  }
  return [...joined.values()];
}

/**
 * Maximum number of log lines to remember, chosen higher than the number of problems that a site
 * has at the same time. When the maximum is reached, all lines are forgotten. A problem may then be
 * logged again.
 */
const REMEMBERED = 5_000;

/** Creates a log that writes each line once per process. `log` receives one line of text. */
export function createProblemLog(log: (line: string) => void) {
  const seen = new Set<string>();
  const logOnce = (line: string) => {
    if (seen.has(line)) return;
    if (seen.size >= REMEMBERED) seen.clear();
    seen.add(line);
    log(line);
  };
  const describe = (problems: readonly FieldProblem[], whole: string) =>
    problems.map(({ field, message }) => `${field || whole}: ${message}`).join("; ");
  return {
    /** Logs that a block is not displayed or, if `isPart` is true, not displayed as stored. */
    block: (problem: BlockProblem, isPart = false): void => {
      const { documentId, path, blockType, reasons } = problem;
      const outcome = isPart ? "is not shown as stored" : "is not shown";
      const reason = describe(reasons, "block");
      logOnce(`content: document ${documentId}, ${path} (${blockType}) ${outcome}: ${reason}`);
    },
    /**
     * Logs a document's fields that are replaced or dropped. `instead` continues the sentence
     * "document <ID> …" and says what the site uses.
     */
    document: ({ documentId, fields }: DocumentProblem, consequence: string): void =>
      logOnce(`content: document ${documentId} ${consequence}: ${describe(fields, "document")}`),
  };
}

/** The site's log of content that it can't display, or displays in part. */
export const reportProblem = createProblemLog(log.error);
