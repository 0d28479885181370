import type { DescribedProblem, PreviewProblem } from "@marquee/schemas/editing";
import type { Path, Schema } from "sanity";
import { fieldTitles } from "../checks/path-titles.ts";
import { fieldAt } from "../checks/stored-page.ts";
import { translateMessage } from "../../i18n/translate.ts";

/** Reads a document in the studio's perspective. Returns null if it doesn't exist. */
type ReadDocument = (id: string) => Promise<unknown>;

/** Parses a field's path, as the previewed page sends it. Array entries have a key or an index. */
function pathSegments(path: string): Path {
  const steps = path.matchAll(/\[_key=="(?<key>[^"]+)"\]|\[(?<index>\d+)\]|(?<field>[^.[\]]+)/g);
  return [...steps].map(({ groups }) => {
    if (groups?.["key"] !== undefined) return { _key: groups["key"] };
    return groups?.["index"] === undefined ? (groups?.["field"] ?? "") : Number(groups["index"]);
  });
}

/**
 * Patterns of Zod's default messages: `missing` for missing values, and `unusable` for invalid
 * values. The studio replaces these messages, because they are for developers.
 */
const missing = /^Invalid input: .*received (?:null|undefined)$/;
const unusable = /^Invalid (?:input|option|discriminator)|^Too (?:big|small)|^Unrecognized key/;

/**
 * Translates a rule's message with `inLanguage`. Replaces Zod's default messages with messages for
 * editors.
 */
export function translateReason(reason: string, inLanguage = translateMessage): string {
  if (missing.test(reason)) return inLanguage("Fill in this field.");
  return inLanguage(
    unusable.test(reason) ? "This value is not valid: enter a different value." : reason,
  );
}

/**
 * Describes each problem in the studio's language: the titles of the fields on the problem's path,
 * and the reason. If a document can't be read, the titles of its array entries are missing.
 */
export async function describeProblems(
  problems: readonly PreviewProblem[],
  { schema, read }: { schema: Schema; read: ReadDocument },
): Promise<DescribedProblem[]> {
  const ids = [...new Set(problems.map(({ document }) => document))];
  const entries = ids.map(async (id): Promise<[string, unknown]> => {
    return [id, await read(id).catch(() => null)];
  });
  const documents = new Map(await Promise.all(entries));
  return problems.map(({ document, type, path, block, reason }) => {
    const root = schema.get(type);
    const steps = pathSegments(path);
    const from = pathSegments(block).length;
    const found = documents.get(document);
    // Ignores the stored document if its type isn't the problem's `type`. Otherwise `fieldTitles`
    // would use the schema of `type` and read titles from the wrong fields.
    const stored = fieldAt(found, "_type") === type ? found : null;
    const titles = root ? fieldTitles(steps, { root, document: stored, from }) : [];
    return { document, path, reason, title: titles.join(" › "), message: translateReason(reason) };
  });
}
