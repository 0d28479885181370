import type { Random } from "../../../studio/content-lake/tests/support/random.ts";

export interface RoleCall {
  method: "GET" | "POST" | "PUT" | "PATCH";
  path: string;
  body?: unknown;
  /** Whether the response contains earlier states of documents. */
  readsHistory?: true;
  count?: { type?: string; language?: string };
}

const slots = ["a", "b", "c", "d", "e", "f"];
const types = ["page", "note"];
const languages = ["fr", "de"];
const releases = ["r1", "r2"];

/** Returns the id of one of a few documents, so that calls meet each other. */
function anyId(random: Random): string {
  const version = `versions.${random.pick(releases)}.`;
  return random.pick(["", "", "drafts.", "drafts.", version]) + random.pick(slots);
}

/** Returns the fields of a document. Its marker identifies this state. */
function anyFields(random: Random, marker: string, owners: readonly string[]) {
  return {
    _type: random.pick(types),
    marker,
    ...(random.in(0.85) ? { language: random.pick(languages) } : {}),
    ...(random.in(0.5) ? { owner: random.pick(owners) } : {}),
    ...(random.in(0.4) ? { link: { _ref: random.pick(slots), _weak: true } } : {}),
    ...(random.in(0.1) ? { link: { _ref: random.pick(slots) } } : {}),
  };
}

const encode = encodeURIComponent;
const perspectives = ["raw", "published", "drafts", "r1", "r1,drafts"];

const queries = [
  "*",
  "*[0...3]",
  "*{_id, marker, 'linked': link->marker}",
  '*[_type == "page"]{..., "linked": link->}',
  "*[references('a')]",
  "*[_id == 'a' || _id == 'drafts.a']",
  "*[language == 'de'].marker",
  '*[_type == "note" && language == "fr"] | order(_updatedAt desc)',
  "*[@ match text::query('mk*')]",
  "* | score([marker] match text::query('mk*'))",
  "*[marker match 'mk*'].marker",
  "*[link._ref in *[language == 'de']._id]{marker, 'all': *[marker == ^.marker].marker}",
  "{'first': *[language == 'de'][0], 'markers': *.marker}",
  "*[sanity::versionOf('a')]",
  "releases::all()",
  "*[defined(*[_id == 'a'][0].marker)].marker",
  "*[_type == 'system.group']",
];

type Make = (random: Random, markers: () => string, owners: readonly string[]) => RoleCall;

const query: Make = (random) => {
  const perspective = random.pick(perspectives);
  const counts = [{}, { type: "note" }, { language: "de" }, { type: "page", language: "fr" }];
  if (random.in(0.3)) {
    const count = random.pick(counts);
    const conditions = [
      "_id in path('**')",
      ...(count.type === undefined ? [] : [`_type == "${count.type}"`]),
      ...(count.language === undefined ? [] : [`language == "${count.language}"`]),
    ];
    const groq = `count(*[${conditions.join(" && ")}])`;
    const path = `/v1/data/query/DATASET?perspective=raw&query=${encode(groq)}`;
    return { method: "GET", path, count };
  }
  const groq = random.pick(queries);
  if (random.in(0.3)) {
    const path = `/v1/data/query/DATASET?perspective=${perspective}`;
    return { method: "POST", path, body: { query: groq, params: {} } };
  }
  const path = `/v2025-02-19/data/query/DATASET?perspective=${perspective}&query=${encode(groq)}`;
  return { method: "GET", path };
};

/** Returns the documents of a mutation: mostly one, or those of a query. */
const selected = (random: Random, groq: readonly string[]) =>
  random.in(0.78)
    ? { id: anyId(random) }
    : { query: random.pick(["*[language == 'de'][0...2]", ...groq]) };

const patch: Make = (random, marker, owners) => {
  const { _type, ...set } = anyFields(random, marker(), owners);
  const selection = selected(random, ["*", "*[_type == 'note'][0...2]", "*[marker match 'mk*']"]);
  const patched = random.pick([
    { set },
    { set: { language: random.pick(languages) } },
    { unset: ["language"] },
    { unset: ["owner"] },
    { inc: { marker: 1 } },
    { diffMatchPatch: { marker: "@@ -1,2 +1,2 @@\n-mk\n+mk\n" } },
    { set: { marker: set.marker }, ifRevisionID: "wrong" },
    { setIfMissing: { copy: marker() } },
  ]);
  return mutateCall(random, [{ patch: { ...selection, ...patched } }]);
};

function mutateCall(random: Random, mutations: unknown[]): RoleCall {
  const flags = ["returnDocuments=true", "returnIds=true", "autoGenerateArrayKeys=true"].filter(
    () => random.in(0.4),
  );
  if (random.in(0.05)) flags.push("dryRun=true");
  const path = `/v2025-02-19/data/mutate/DATASET?${flags.join("&")}`;
  return { method: "POST", path, body: { mutations } };
}

const write: Make = (random, marker, owners) => {
  const document = { _id: anyId(random), ...anyFields(random, marker(), owners) };
  const kind = random.pick(["create", "createIfNotExists", "createOrReplace", "createOrReplace"]);
  const both = { _id: anyId(random), ...anyFields(random, marker(), owners) };
  const one = { [kind]: document };
  return mutateCall(random, random.in(0.2) ? [one, { createOrReplace: both }] : [one]);
};

const remove: Make = (random) =>
  mutateCall(random, [
    { delete: selected(random, ["*[_type == 'note'][0]", "*[marker match 'mk*'][0...2]"]) },
  ]);

/** Returns a call that stores a document. The administrator sends it so that there always are documents. */
export const storing: Make = (random, marker, owners) => ({
  method: "POST",
  path: "/v1/data/mutate/DATASET",
  body: {
    mutations: [
      { createOrReplace: { _id: anyId(random), ...anyFields(random, marker(), owners), link: 0 } },
    ],
  },
});

const act: Make = (random, marker, owners) => {
  const slot = random.pick(slots);
  const pair = { draftId: `drafts.${slot}`, publishedId: slot };
  const attributes = anyFields(random, marker(), owners);
  const releaseId = random.pick(releases);
  const versionId = `versions.${releaseId}.${slot}`;
  const set = { language: random.pick(languages), owner: random.pick(owners) };
  const times = (count: number, action: Record<string, unknown>) =>
    Array.from({ length: count }, () => action);
  const action = random.pick<Record<string, unknown>>([
    ...times(3, { actionType: "document.create", publishedId: slot, attributes }),
    ...times(4, { actionType: "document.edit", ...pair, patch: { set } }),
    { actionType: "document.edit", ...pair, patch: { set: { marker: attributes.marker } } },
    ...times(3, { actionType: "document.publish", ...pair }),
    { actionType: "document.publish", ...pair, draftId: versionId },
    { actionType: "document.unpublish", ...pair },
    { actionType: "document.discard", draftId: pair.draftId },
    { actionType: "document.delete", publishedId: slot, includeDrafts: [pair.draftId] },
    { actionType: "document.replaceDraft", publishedId: slot, attributes },
    { actionType: "document.version.create", publishedId: slot, versionId, baseId: anyId(random) },
    { actionType: "document.version.create", publishedId: slot, versionId, document: attributes },
    { actionType: "document.version.discard", versionId },
    { actionType: "document.version.replace", document: { ...attributes, _id: versionId } },
    { actionType: "document.version.unpublish", versionId, publishedId: slot },
    { actionType: "release.create", releaseId, metadata: { title: "Release" } },
    { actionType: "release.edit", releaseId, patch: { set: { "metadata.title": "New" } } },
    { actionType: "release.schedule", releaseId, publishAt: "2030-01-01T00:00:00Z" },
    ...["publish", "archive", "unarchive", "unschedule", "delete"].map((name) => ({
      actionType: `release.${name}`,
      releaseId,
    })),
  ]);
  const actions = [{ ...action, actionType: `sanity.action.${String(action["actionType"])}` }];
  return {
    method: "POST",
    path: "/v2025-02-19/data/actions/DATASET",
    body: { actions, ...(random.in(0.1) ? { dryRun: true } : {}) },
  };
};

const read: Make = (random) => {
  const ids = [anyId(random), anyId(random)].join(",");
  const path = random.pick([
    `/v1/data/doc/DATASET/${ids}`,
    `/v1/data/doc/DATASET/${ids}?includeAllVersions=true`,
    "/v1/data/export/DATASET",
    `/v1/data/references/DATASET/documents/${random.pick(slots)}/to`,
  ]);
  return { method: "GET", path };
};

const history: Make = (random) => {
  const ids = [anyId(random), anyId(random)].join(",");
  const path = random.pick([
    `/v1/data/history/DATASET/transactions/${ids}?effectFormat=mendoza`,
    `/v1/data/history/DATASET/transactions/${ids}?reverse=true&limit=20`,
    `/v1/data/history/DATASET/documents/${ids}?lastRevision=true`,
    `/v1/data/history/DATASET/documents/${ids}?time=2026-11-21T12:00:00Z`,
    `/v1/data/history/DATASET/documents/${ids}?revision=REVISION`,
    `/v1/data/history/DATASET/events/documents/${anyId(random)}`,
  ]);
  return { method: "GET", path, readsHistory: true };
};

const rest: Make = (random, marker) => {
  const [get, post] = [{ method: "GET" }, { method: "POST" }] as const;
  const acl = { aclMode: "public" };
  return random.pick<RoleCall>([
    { ...post, path: "/v1/assets/files/DATASET", body: marker() },
    { ...post, path: "/v1/assets/clean/DATASET?dryRun=true" },
    { ...post, path: "/v1/comments/production/setup", body: {} },
    { method: "PUT", path: "/v1/datasets/extra", body: {} },
    { method: "PATCH", path: "/v1/datasets/production-submissions", body: acl },
    { ...get, path: "/v1/projects/marquee/datasets/DATASET/acl" },
    { ...get, path: "/v1/users/me" },
    { ...get, path: "/v1/datasets" },
  ]);
};

const kinds: readonly [number, Make][] = [
  [30, query],
  [12, read],
  [14, history],
  [16, write],
  [10, patch],
  [4, remove],
  [12, act],
  [2, rest],
];
const byShare = kinds.flatMap(([share, make]) => Array.from({ length: share }, () => make));

/** Returns a random call. `DATASET` and `REVISION` in the path are replaced by the caller. */
export const anyCall: Make = (random, markers, owners) =>
  random.pick(byShare)(random, markers, owners);
