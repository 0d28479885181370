export interface Facts {
  id: string;
  type: string;
  language: string | undefined;
  owner: string | undefined;
}

type Operation = "read" | "history" | "create" | "update";
type Kind = "content" | "comments" | "submissions";

/**
 * A role of the fuzz test. `file` is its definition for the lake; undefined for a role of every lake. `may` is the same
 * rule, written in TypeScript without GROQ.
 */
export interface FuzzedRole {
  name: string;
  file?: object;
  may: (operation: Operation, facts: Facts, kind: Kind, caller: string) => boolean;
  /**
   * Whether the role reads all content. Then its events and history contain the mutations as they were sent, also
   * values that a later mutation of the same transaction replaced.
   */
  readsAll?: true;
}

const isDraft = ({ id }: Facts) => id.startsWith("drafts.");
const isAsset = ({ type }: Facts) => type === "sanity.imageAsset" || type === "sanity.fileAsset";
const isReading = (operation: Operation) => operation === "read" || operation === "history";
const grant = (filter: string, ...permissions: string[]) => ({ filter, permissions });

export const fuzzedRoles: readonly FuzzedRole[] = [
  { name: "administrator", readsAll: true, may: () => true },
  { name: "editor", readsAll: true, may: () => true },
  {
    name: "viewer",
    readsAll: true,
    may: (operation, _, kind) => kind === "content" && isReading(operation),
  },
  {
    name: "contributor",
    readsAll: true,
    may: (operation, facts, kind) => {
      if (kind !== "content") return kind === "comments";
      if (isReading(operation) || isDraft(facts)) return true;
      return operation === "create" && isAsset(facts);
    },
  },
  {
    name: "submission-writer",
    may: (operation, facts, kind) =>
      kind === "submissions" &&
      operation === "create" &&
      !/^(?:drafts|versions|_)\./.test(facts.id) &&
      !isAsset(facts),
  },
  {
    name: "submission-worker",
    may: (operation, facts, kind) =>
      kind === "submissions" &&
      (operation === "read" || (operation !== "history" && !isAsset(facts))),
  },
  {
    name: "translator",
    readsAll: true,
    file: {
      title: "Translator",
      grants: [
        grant('_id in path("**")', "read", "history"),
        grant('language == "fr"', "create", "update"),
      ],
    },
    may: (operation, { language }, kind) =>
      kind === "content" && (isReading(operation) || language === "fr"),
  },
  {
    name: "french",
    file: {
      title: "French only",
      grants: [grant('language == "fr"', "read", "create", "update", "history")],
    },
    may: (_, { language }, kind) => kind === "content" && language === "fr",
  },
  {
    name: "notes",
    file: {
      title: "Reads notes, writes drafts of notes",
      grants: [
        grant('_type == "note"', "read"),
        grant('_type == "note" && _id in path("drafts.**")', "create", "update"),
      ],
    },
    may: (operation, facts, kind) => {
      if (kind !== "content" || facts.type !== "note" || operation === "history") return false;
      return operation === "read" || isDraft(facts);
    },
  },
  {
    name: "owner",
    file: {
      title: "Reads and writes only their own documents",
      grants: [grant("owner == identity()", "read", "history", "update", "create")],
    },
    may: (_, { owner }, kind, caller) => kind === "content" && owner === caller,
  },
  {
    name: "releaser",
    readsAll: true,
    file: {
      title: "Manages releases without the right to publish documents",
      grants: [
        grant('_id in path("**")', "read", "history"),
        grant('_id in path("_.releases.**") || _id in path("versions.**")', "create", "update"),
      ],
    },
    may: (operation, { id }, kind) =>
      kind === "content" &&
      (isReading(operation) || id.startsWith("_.releases.") || id.startsWith("versions.")),
  },
  { name: "unknown-role", may: () => false },
];

/** Returns the rule of callers without a token. The fuzzed datasets are private, so they may do nothing. */
export const nobody: FuzzedRole = { name: "nobody", may: () => false };
