import type { Random } from "./random.ts";
import { document, field, id, mangled, object, text, value } from "./values.ts";

const paths = [
  "title",
  "count",
  "tags",
  "tags[0]",
  "tags[-1]",
  'tags[_key=="k1"]',
  'tags[_key=="k1"].n',
  "tags[0:2]",
  "tags[:]",
  "tags[0,1]",
  "..n",
  "..",
  "a.b.c",
  "body[0].children[0].text",
  "slug.current",
  "['a']",
  "*",
  "tags[n>1]",
  "_id",
  "_type",
  "_rev",
  "_createdAt",
  "",
  "tags[]",
  "[0]",
  "tags[9999999999]",
  "__proto__.x",
  "constructor.prototype.x",
  "tags[-5]",
  "..*",
  "parent._ref",
  "tags[@==1]",
  "tags[-1].n",
  "a[0].b[0].c",
];
const revision = (chance: Random) => (chance.in(0.1) ? { ifRevisionID: text(chance) } : {});
const path = (chance: Random) =>
  chance.in(0.85) ? chance.pick(paths) : mangled(chance, chance.pick(paths));
const some = (chance: Random, make: () => unknown) =>
  Object.fromEntries(chance.many(3, () => [path(chance), make()]));

/** Returns a patch with random operations and paths. Some values have the wrong type. */
function patch(chance: Random): Record<string, unknown> {
  const operations: Record<string, () => unknown> = {
    set: () => some(chance, () => value(chance)),
    setIfMissing: () => some(chance, () => value(chance)),
    unset: () => chance.many(3, () => path(chance)),
    inc: () => some(chance, () => (chance.in(0.9) ? chance.upTo(5) : value(chance))),
    dec: () => some(chance, () => (chance.in(0.9) ? chance.upTo(5) : value(chance))),
    diffMatchPatch: () =>
      some(chance, () => (chance.in(0.5) ? "@@ -1,3 +1,4 @@\n Lic\n+h\n" : text(chance))),
    insert: () => ({
      [chance.pick(["before", "after", "replace"])]: path(chance),
      items: chance.many(2, () => value(chance)),
    }),
    merge: () => object(chance),
  };
  const names = chance.many(2, () => chance.pick(Object.keys(operations)));
  return {
    ...Object.fromEntries(
      names.map((name) => [name, chance.in(0.97) ? operations[name]?.() : value(chance)]),
    ),
    ...revision(chance),
  };
}

function selection(chance: Random): Record<string, unknown> {
  const kind = chance.next();
  if (kind < 0.8) return { id: id(chance) };
  if (kind < 0.85) return { id: chance.many(3, () => id(chance)) };
  if (kind < 0.95)
    return { query: "*[_type == $type && count > 5][0...5]", params: { type: "person" } };
  return { query: text(chance), params: object(chance) };
}

function mutation(chance: Random): unknown {
  const kind = chance.next();
  if (kind < 0.35) return { createOrReplace: document(chance) };
  if (kind < 0.5) return { [chance.pick(["create", "createIfNotExists"])]: document(chance) };
  if (kind < 0.85) return { patch: { ...patch(chance), ...selection(chance) } };
  if (kind < 0.97) return { delete: { ...selection(chance), ...revision(chance) } };
  return value(chance);
}

/** Returns the body of a `mutate` request. */
export const mutations = (chance: Random): unknown => ({
  mutations: chance.in(0.98) ? chance.many(4, () => mutation(chance)) : value(chance),
  ...(chance.in(0.2)
    ? { transactionId: chance.in(0.5) ? text(chance) : `t-${chance.upTo(50)}` }
    : {}),
});

const actionTypes = [
  ...["create", "edit", "publish", "unpublish", "discard", "replaceDraft", "delete"].map(
    (name) => `document.${name}`,
  ),
  ...["create", "discard", "replace", "unpublish"].map((name) => `document.version.${name}`),
  ...[
    "create",
    "edit",
    "publish",
    "archive",
    "unarchive",
    "delete",
    "schedule",
    "unschedule",
    "import",
  ].map((name) => `release.${name}`),
  "document.variant.create",
  "nonsense",
  "__proto__",
];

/** Returns an action with random values for the fields that actions have. */
function action(chance: Random): unknown {
  if (chance.in(0.02)) return value(chance);
  const published = chance.pick(["a", "b", "c", "page-1"]);
  return {
    actionType: `sanity.action.${chance.pick(actionTypes)}`,
    publishedId: chance.in(0.9) ? published : id(chance),
    draftId: chance.in(0.9) ? `drafts.${published}` : id(chance),
    versionId: chance.in(0.9) ? `versions.r1.${published}` : id(chance),
    releaseId: chance.in(0.9) ? chance.pick(["r1", "r2"]) : text(chance),
    attributes: document(chance),
    document: document(chance),
    patch: patch(chance),
    metadata: chance.in(0.7)
      ? { title: text(chance), releaseType: chance.pick(["asap", "scheduled", "undecided"]) }
      : value(chance),
    ...(chance.in(0.5)
      ? { publishAt: chance.in(0.8) ? "2031-01-01T00:00:00.000Z" : text(chance) }
      : {}),
    ...(chance.in(0.2) ? { includeDrafts: chance.many(2, () => id(chance)) } : {}),
    ...(chance.in(0.2) ? { ifExists: chance.pick(["fail", "ignore", "x"]) } : {}),
    ...(chance.in(0.1) ? { ifPublishedRevisionId: text(chance) } : {}),
    ...(chance.in(0.1) ? { [field(chance)]: value(chance) } : {}),
  };
}

/** Returns the body of an `actions` request. */
export const actions = (chance: Random): unknown => ({
  actions: chance.in(0.95) ? chance.many(3, () => action(chance)) : action(chance),
  ...(chance.in(0.2) ? { transactionId: `t-${chance.upTo(50)}` } : {}),
  ...(chance.in(0.1) ? { dryRun: chance.pick([true, false, "x"]) } : {}),
});
