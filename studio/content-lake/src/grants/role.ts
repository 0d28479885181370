/** The permissions that a grant can give, with Sanity's names. Deleting a document needs `update`. */
export const permissions = [
  "read",
  "create",
  "update",
  "history",
  "editHistory",
  "manage",
] as const;

export type Permission = (typeof permissions)[number];

/** The kinds of datasets: content, its comments and tasks, and the submissions of its site's forms. */
export const datasetKinds = ["content", "comments", "submissions"] as const;

export type DatasetKind = (typeof datasetKinds)[number];

/** Permissions for the documents that a GROQ filter selects in the datasets of one kind. */
export interface Grant {
  /** A condition on one document, such as `_type == "page"`. The Studio evaluates it too. */
  filter: string;
  permissions: readonly Permission[];
  in: DatasetKind;
  /** Whether only people have this grant. Tokens with the role don't. */
  peopleOnly?: boolean;
}

/** A named list of grants. A caller may do what at least one grant of the caller's role allows. */
export interface Role {
  name: string;
  title: string;
  holders: "people and tokens" | "tokens" | "nobody";
  grants: readonly Grant[];
}

export const everything = '_id in path("**")';

const assets = '_type in ["sanity.imageAsset", "sanity.fileAsset"]';
const reads = ["read", "history"] as const;
const writes = ["create", "read", "update", "history", "editHistory"] as const;
const manages = [...writes, "manage"] as const;

const everywhere = (given: readonly Permission[]): Grant[] =>
  datasetKinds.map((kind) => ({ filter: everything, permissions: given, in: kind }));

/** The role of callers without a token, in public datasets. A published id has no dot. */
export const anonymous: Role = {
  name: "anonymous",
  title: "Anonymous",
  holders: "nobody",
  grants: [{ filter: '_id in path("*")', permissions: ["read"], in: "content" }],
};

/**
 * The roles of every lake. A contributor edits drafts but publishes nothing, as in Sanity's cloud. The two roles for
 * submissions are for the tokens of a site: a writer creates submissions, and a worker reads, changes and deletes them.
 */
export const builtInRoles: readonly Role[] = [
  {
    name: "viewer",
    title: "Viewer",
    holders: "people and tokens",
    grants: [
      { filter: everything, permissions: reads, in: "content" },
      // Sites use tokens with this role, and must not read comments.
      { filter: everything, permissions: reads, in: "comments", peopleOnly: true },
    ],
  },
  {
    name: "contributor",
    title: "Contributor",
    holders: "people and tokens",
    grants: [
      { filter: everything, permissions: reads, in: "content" },
      { filter: '_id in path("drafts.**")', permissions: ["create", "update"], in: "content" },
      { filter: assets, permissions: ["create"], in: "content" },
      { filter: everything, permissions: writes, in: "comments" },
    ],
  },
  {
    name: "editor",
    title: "Editor",
    holders: "people and tokens",
    grants: everywhere(writes),
  },
  {
    name: "administrator",
    title: "Administrator",
    holders: "people and tokens",
    grants: everywhere(manages),
  },
  {
    name: "submission-writer",
    title: "Submission writer",
    holders: "tokens",
    grants: [
      {
        filter: `!(_id in path("drafts.**")) && !(_id in path("versions.**")) && !(_id in path("_.**")) && !(${assets})`,
        permissions: ["create"],
        in: "submissions",
      },
    ],
  },
  {
    name: "submission-worker",
    title: "Submission worker",
    holders: "tokens",
    grants: [
      { filter: everything, permissions: ["read"], in: "submissions" },
      { filter: `!(${assets})`, permissions: ["create", "update"], in: "submissions" },
    ],
  },
];
