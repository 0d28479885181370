import type { Random } from "../../studio/content-lake/tests/support/random.ts";
import { document, field, id, mangled, object, text, value } from "./values.ts";

const listPaths =
  'tags tags[0] tags[-1] tags[-5] tags[_key=="k1"] tags[_key=="k1"].n tags[-1].n tags[0:2] tags[:]';
const oddPaths =
  "tags[0,1] tags[n>1] tags[] tags[@==1] tags[9999999999] ..n .. ..* * [0] ['a'] a[0].b[0].c";
const otherPaths =
  "title count a.b.c body[0].children[0].text slug.current parent._ref _id _type _rev _createdAt";
const paths = [
  ...`${listPaths} ${oddPaths} ${otherPaths} __proto__.x constructor.prototype.x`.split(" "),
  "",
];
const revision = (random: Random) => (random.in(0.1) ? { ifRevisionID: text(random) } : {});
const path = (random: Random) =>
  random.in(0.85) ? random.pick(paths) : mangled(random, random.pick(paths));
const some = (random: Random, make: () => unknown) =>
  Object.fromEntries(random.many(3, () => [path(random), make()]));

function patch(random: Random): Record<string, unknown> {
  const operations: Record<string, () => unknown> = {
    set: () => some(random, () => value(random)),
    setIfMissing: () => some(random, () => value(random)),
    unset: () => random.many(3, () => path(random)),
    inc: () => some(random, () => (random.in(0.9) ? random.upTo(5) : value(random))),
    dec: () => some(random, () => (random.in(0.9) ? random.upTo(5) : value(random))),
    diffMatchPatch: () =>
      some(random, () => (random.in(0.5) ? "@@ -1,3 +1,4 @@\n Lic\n+h\n" : text(random))),
    insert: () => ({
      [random.pick(["before", "after", "replace"])]: path(random),
      items: random.many(2, () => value(random)),
    }),
    merge: () => object(random),
  };
  const names = random.many(2, () => random.pick(Object.keys(operations)));
  return {
    ...Object.fromEntries(
      names.map((name) => [name, random.in(0.97) ? operations[name]?.() : value(random)]),
    ),
    ...revision(random),
  };
}

function selection(random: Random): Record<string, unknown> {
  const kind = random.next();
  if (kind < 0.8) return { id: id(random) };
  if (kind < 0.85) return { id: random.many(3, () => id(random)) };
  if (kind < 0.95)
    return { query: "*[_type == $type && count > 5][0...5]", params: { type: "person" } };
  return { query: text(random), params: object(random) };
}

function mutation(random: Random): unknown {
  const kind = random.next();
  if (kind < 0.35) return { createOrReplace: document(random) };
  if (kind < 0.5) return { [random.pick(["create", "createIfNotExists"])]: document(random) };
  if (kind < 0.85) return { patch: { ...patch(random), ...selection(random) } };
  if (kind < 0.97) return { delete: { ...selection(random), ...revision(random) } };
  return value(random);
}

export const mutations = (random: Random): unknown => ({
  mutations: random.in(0.98) ? random.many(4, () => mutation(random)) : value(random),
  ...(random.in(0.2)
    ? { transactionId: random.in(0.5) ? text(random) : `t-${random.upTo(50)}` }
    : {}),
});

const named = (kind: string, names: string) => names.split(" ").map((name) => `${kind}.${name}`);
const releaseActions = "create edit publish archive unarchive delete schedule unschedule import";
const actionTypes = [
  ...named("document", "create edit publish unpublish discard replaceDraft delete"),
  ...named("document.version", "create discard replace unpublish variant"),
  ...named("release", releaseActions),
  "nonsense",
  "__proto__",
];

function action(random: Random): unknown {
  if (random.in(0.02)) return value(random);
  const published = random.pick(["a", "b", "c", "page-1"]);
  return {
    actionType: `sanity.action.${random.pick(actionTypes)}`,
    publishedId: random.in(0.9) ? published : id(random),
    draftId: random.in(0.9) ? `drafts.${published}` : id(random),
    versionId: random.in(0.9) ? `versions.r1.${published}` : id(random),
    releaseId: random.in(0.9) ? random.pick(["r1", "r2"]) : text(random),
    attributes: document(random),
    document: document(random),
    patch: patch(random),
    metadata: random.in(0.7)
      ? { title: text(random), releaseType: random.pick(["asap", "scheduled", "undecided"]) }
      : value(random),
    ...(random.in(0.5)
      ? { publishAt: random.in(0.8) ? "2031-01-01T00:00:00.000Z" : text(random) }
      : {}),
    ...(random.in(0.2) ? { includeDrafts: random.many(2, () => id(random)) } : {}),
    ...(random.in(0.2) ? { ifExists: random.pick(["fail", "ignore", "x"]) } : {}),
    ...(random.in(0.1) ? { ifPublishedRevisionId: text(random) } : {}),
    ...(random.in(0.1) ? { [field(random)]: value(random) } : {}),
  };
}

export const actions = (random: Random): unknown => ({
  actions: random.in(0.95) ? random.many(3, () => action(random)) : action(random),
  ...(random.in(0.2) ? { transactionId: `t-${random.upTo(50)}` } : {}),
  ...(random.in(0.1) ? { dryRun: random.pick([true, false, "x"]) } : {}),
});
