import { log } from "../log.ts";

/** Why a stored block is not shown: where it stands and which field an editor has to mend. */
export type BlockProblem = {
  documentId: string;
  /** Field path of the block in its document, by key: `blocks[_key=="a"].teaser[_key=="b"]`. */
  path: string;
  blockKey: string;
  blockType: string;
  /** One entry for each field that does not fit; `field` is empty when it is the block itself. */
  reasons: readonly { field: string; message: string }[];
};

/** More than any site has at once; beyond it a problem may be logged a second time, never lost. */
const REMEMBERED = 5_000;

/** Logs each problem once in the life of the process. `log` takes one line of text. */
export function createProblemLog(log: (line: string) => void) {
  const seen = new Set<string>();
  return (problem: BlockProblem): void => {
    const reasons = problem.reasons.map(({ field, message }) => `${field || "block"}: ${message}`);
    const line = `content: document ${problem.documentId}, ${problem.path} (${problem.blockType}) is not shown: ${reasons.join("; ")}`;
    if (seen.has(line)) return;
    if (seen.size >= REMEMBERED) seen.clear();
    seen.add(line);
    log(line);
  };
}

/** The site's log of blocks that are not shown. */
export const reportProblem = createProblemLog(log.error);
