import type { Random } from "../../studio/content-lake/tests/support/random.ts";
import { id, mangled, nested, text, value } from "./values.ts";

const queries = [
  "*",
  "*[_id == $id][0]",
  '*[_type == "page"]{title, "p": parent->title}',
  "*[references($id)]._id",
  "count(*)",
  "*[_type == $type] | order(_updatedAt desc)[0...10]",
  '*[title match $text + "*"]',
  "*[[@] match text::query($text)]._id",
  '*[_type == "page"] | score(title match $text, boost(_id == $id, 3)) | order(_score desc){_score}',
  "*[sanity::versionOf($id)]._id",
  "*[sanity::partOfRelease($id)]",
  "releases::all()",
  '*[_id in path("drafts.**")]',
  "*[]{...}[0..3]",
  "*[defined(tags)].tags[]",
  '{"a": *[_id == "a"][0], "b": count(*[_type == "page"])}',
  "*[dateTime(_updatedAt) < dateTime(now()) - 3600]",
  "$value",
  "$value[0]",
  "array::unique(*[].title)",
  "string::split($text, $id)",
  "math::sum(*[].count)",
  "pt::text(*[0].body)",
  "select(true => 1)",
  '*[count > $value && tags[0]._key == "k1"][$value]',
  "*[_id in $value]",
  "*{parent->{parent->{parent->}}}",
  "1 / 0",
  "fn a::b($x) = $x + 1; a::b($value)",
  "*[slug.current == $text && language == $id][0]",
  "*[@ in $value]",
  "^.^",
  '*[^.a == 1]{..., "x": ^._id}',
  "global::now() + $value",
  "identity()",
  "*[_id == $missing]",
  '"\\u{1F600}"',
  "[...$value]",
  "{...$value}",
  "$value->",
  "*[pt::text(body) match $text]",
  "string::startsWith($value, $text)",
];

export function query(random: Random): string {
  const kind = random.next();
  if (kind < 0.7) return random.pick(queries);
  if (kind < 0.97) return mangled(random, random.pick(queries));
  const levels = random.pick([50, 500, 3_000]);
  return random.pick([
    nested("(", "1", ")", levels),
    nested("[", "", "]", levels),
    nested("*[", "true", "]", levels),
    "!".repeat(levels),
    nested('{"a":', "1", "}", levels),
    `1${"+1".repeat(levels)}`,
    `*${".a".repeat(levels)}`,
    `*${"->a".repeat(levels)}`,
    `*${"[true]".repeat(levels)}`,
  ]);
}

export const parameters = (random: Random): Record<string, unknown> => ({
  id: random.in(0.9) ? id(random) : value(random),
  type: random.in(0.9) ? "page" : value(random),
  text: random.in(0.7) ? text(random) : value(random),
  value: value(random),
});

const otherPerspectives = ["r1", "r1,r2", "drafts,r1", "", ",", "[]", "no/such"];

export function search(random: Random): URLSearchParams {
  const asked = new URLSearchParams({ query: query(random) });
  for (const [name, of] of Object.entries(parameters(random))) {
    const json = JSON.stringify(of);
    asked.append(`$${name}`, random.in(0.95) ? json : mangled(random, json));
  }
  const options = {
    perspective: ["raw", "published", "drafts", "previewDrafts", ...otherPerspectives],
    returnQuery: ["false", "true", "x"],
    resultSourceMap: ["true", "withKeyArraySelector"],
    includeResult: ["true", "false"],
    includeAllVersions: ["true"],
    effectFormat: ["mendoza", "x"],
    enableResume: ["true"],
    visibility: ["query", "transaction", "x"],
    tag: ["a.b", "ü"],
    lastLiveEventId: ["1", "x", ""],
    limit: ["1", "0", "-1", "x", "1e9"],
    nextCursor: ["", "x", "1"],
    revision: ["x", ""],
    time: ["2026-01-01T00:00:00Z", "x", ""],
    fromTransaction: ["", "x"],
    reverse: ["true"],
    excludeContent: ["true"],
    excludeMutations: ["true"],
    includeDrafts: ["true"],
    types: ["page", ""],
  };
  for (const [name, choices] of Object.entries(options)) {
    if (random.in(0.15)) asked.append(name, random.pick(choices));
  }
  return asked;
}
