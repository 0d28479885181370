import { isObject, type LakeDocument } from "../../../studio/content-lake/src/document.ts";
import type { Facts, FuzzedRole } from "./fuzzed-roles.ts";

export interface FuzzedCaller {
  role: FuzzedRole;
  id: string;
  token: string | null;
}

export type Stored = ReadonlyMap<string, ReadonlyMap<string, LakeDocument>>;

interface PastState {
  dataset: string;
  facts: Facts;
  markers: ReadonlySet<string>;
}

/** Returns the markers in a text. A marker identifies a write of the fuzz test. */
export const markersIn = (text: string): Set<string> => new Set(text.match(/mk\d{7}/g) ?? []);

const text = (value: unknown) => (typeof value === "string" ? value : undefined);

const factsOf = (document: LakeDocument): Facts => ({
  id: document._id,
  type: document._type,
  language: text(document["language"]),
  owner: text(document["owner"]),
});

const kindOf = (dataset: string) => {
  if (dataset.endsWith("-comments")) return "comments";
  return dataset.endsWith("-submissions") ? "submissions" : "content";
};

/** Knows every state of every document, and judges with the model's rules who may see or change it. */
export class Witness {
  readonly #past = new Map<string, PastState[]>();
  readonly revisions: string[] = ["none"];
  #stored: Stored = new Map();
  readonly #sent = new Map<string, Set<string>>();

  /** Records the documents after a call, and returns what the caller did beyond the grants. */
  observe(stored: Stored, caller: FuzzedCaller, own: ReadonlySet<string>): string[] {
    const known = this.#stored;
    const seen = new Map<string, ReadonlySet<string>>();
    const found: string[] = [];
    for (const [dataset, documents] of stored) {
      const before = known.get(dataset) ?? new Map<string, LakeDocument>();
      for (const id of new Set([...before.keys(), ...documents.keys()])) {
        const [was, is] = [before.get(id), documents.get(id)];
        if (was === is) continue;
        this.#sent.set(dataset, new Set([...(this.#sent.get(dataset) ?? []), ...own]));
        const visible = seen.get(dataset) ?? this.markersNow(caller, dataset);
        seen.set(dataset, visible);
        found.push(...this.#judge(caller, dataset, was, is));
        if (is) found.push(...copied(is, was, visible, own));
        if (is) this.#remember(dataset, is);
      }
    }
    this.#stored = stored;
    return found;
  }

  #judge(
    { role, id: user }: FuzzedCaller,
    dataset: string,
    was: LakeDocument | undefined,
    is: LakeDocument | undefined,
  ): string[] {
    const may = (operation: "create" | "update", document: LakeDocument) =>
      role.may(operation, factsOf(document), kindOf(dataset), user);
    const needed = was ? "update" : "create";
    const isAllowed = [was, is].every((state) => !state || may(needed, state));
    const id = was?._id ?? is?._id;
    return isAllowed ? [] : [`${role.name} changed ${dataset}/${id} without "${needed}"`];
  }

  #remember(dataset: string, document: LakeDocument): void {
    const key = `${dataset}/${document._id}`;
    const states = this.#past.get(key) ?? [];
    const markers = markersIn(JSON.stringify(document));
    states.push({ dataset, facts: factsOf(document), markers });
    this.#past.set(key, states);
    this.revisions.push(document._rev);
  }

  readable({ role, id }: FuzzedCaller, dataset: string): LakeDocument[] {
    const documents = [...(this.#stored.get(dataset)?.values() ?? [])];
    return documents.filter((one) => role.may("read", factsOf(one), kindOf(dataset), id));
  }

  markersNow(caller: FuzzedCaller, dataset: string): Set<string> {
    return markersIn(JSON.stringify(this.readable(caller, dataset)));
  }

  /** The markers of the states that a caller could read at some time. */
  markersEver({ role, id }: FuzzedCaller, dataset: string): Set<string> {
    const states = [...this.#past.values()].flat().filter((state) => state.dataset === dataset);
    const read = states.filter(({ facts }) => role.may("read", facts, kindOf(dataset), id));
    return new Set([
      ...read.flatMap(({ markers }) => [...markers]),
      ...this.#sentTo(role, dataset),
    ]);
  }

  /** The markers that a role may see although they may be part of no state. */
  #sentTo({ readsAll, may }: FuzzedRole, dataset: string): Iterable<string> {
    const any = { id: "a", type: "page", language: undefined, owner: undefined };
    const isReader = readsAll === true && may("read", any, kindOf(dataset), "");
    return isReader ? (this.#sent.get(dataset) ?? []) : [];
  }

  /** The markers in the histories that a caller may read: of documents whose last state the caller may read. */
  markersInHistory({ role, id }: FuzzedCaller, dataset: string): Set<string> {
    const may = ({ facts }: PastState) =>
      role.may("read", facts, kindOf(dataset), id) &&
      role.may("history", facts, kindOf(dataset), id);
    const histories = [...this.#past.values()].filter((states) => {
      const last = states.at(-1);
      return last?.dataset === dataset && may(last);
    });
    const read = histories.flatMap((states) => states.filter(may));
    return new Set([
      ...read.flatMap(({ markers }) => [...markers]),
      ...this.#sentTo(role, dataset),
    ]);
  }
}

/** Returns the markers that a caller copied into a document without the right to read them. */
function copied(
  is: LakeDocument,
  was: LakeDocument | undefined,
  visible: ReadonlySet<string>,
  own: ReadonlySet<string>,
): string[] {
  const kept = markersIn(JSON.stringify(was ?? {}));
  return [...markersIn(JSON.stringify(is))]
    .filter((marker) => !visible.has(marker) && !own.has(marker) && !kept.has(marker))
    .map((marker) => `copied the unreadable ${marker} into ${is._id}`);
}

export const referringIn = (body: unknown): string[] => {
  const list: unknown = isObject(body) ? body["references"] : [];
  const items: unknown[] = Array.isArray(list) ? list : [];
  return items.map((item) => (isObject(item) ? String(item["documentId"]) : ""));
};
