import { expect, it } from "vitest";
import { drafts, published } from "../../dataset/perspectives.ts";
import {
  evaluate,
  document,
  perspectivesOf,
  type SourceMap,
} from "../../../tests/support/query-context.ts";

/** Returns the origin of each mapped value: `id path`, `literal` or `unknown`. */
function originsIn({ mappings, documents, paths }: SourceMap): Record<string, string> {
  const origins = Object.entries(mappings).map(([place, { source }]) => [
    place,
    source.type === "documentValue"
      ? `${documents[source.document]?._id} ${paths[source.path]?.slice(1)}`
      : source.type,
  ]);
  return Object.fromEntries(origins);
}

const people = [
  document("p", "person", { name: "Ada" }),
  document("drafts.p", "person", { name: "Ada L." }),
  document("a", "page", {
    title: "Hello",
    slug: { current: "hello" },
    tags: ["red", "blue", "red"],
    author: { _ref: "p" },
    blocks: [
      { _key: "k1", _type: "text", heading: "One", author: { _ref: "p" } },
      { _key: "k2", _type: "image", heading: "Two" },
      { _key: "k1", _type: "text", heading: "Three" },
      { _key: "it's", _type: "text", heading: "Four" },
    ],
  }),
];
const some = perspectivesOf(people);

const block1 = "a ['blocks'][?(@._key=='k1')]";
const block2 = "a ['blocks'][?(@._key=='k2')]";

// random-queries.test.ts tests values that only one place of the documents has. These have several, or none.
it.each<[string, Record<string, string>]>([
  ["title", { $: "a ['title']" }],
  [
    '{"s": slug.current, "n": author->name}',
    { "$['s']": "a ['slug']['current']", "$['n']": "p ['name']" },
  ],
  [
    '{"l": "literal", "u": upper(title), "c": count(tags), "t": title + slug.current}',
    { "$['l']": "literal", "$['u']": "unknown", "$['c']": "unknown", "$['t']": "unknown" },
  ],
  [
    '{"s": select(title == "Hello" => slug.current, "none")}',
    { "$['s']": "a ['slug']['current']" },
  ],
  ['{"t": title, title == "Hello" => {"t": slug.current}}', { "$['t']": "a ['slug']['current']" }],
  ['{"h": blocks[0].heading}', { "$['h']": `${block1}['heading']` }],
  ['{"h": blocks[-2].heading}', { "$['h']": "a ['blocks'][2]['heading']" }],
  ['{"h": blocks[_key == "it\'s"][0].heading}', { "$['h']": "a ['blocks'][3]['heading']" }],
  ['{"h": blocks[_type == "image"][0].heading}', { "$['h']": `${block2}['heading']` }],
  ['{"h": (blocks | order(heading desc))[0].heading}', { "$['h']": `${block2}['heading']` }],
  [
    '{"b": blocks[1..1]{heading, "page": ^.title}}',
    { "$['b'][0]['heading']": `${block2}['heading']`, "$['b'][0]['page']": "a ['title']" },
  ],
  [
    '{"b": blocks[0..0]{..., "heading": author->name}}',
    {
      "$['b'][0]['_key']": `${block1}['_key']`,
      "$['b'][0]['_type']": `${block1}['_type']`,
      "$['b'][0]['heading']": "p ['name']",
      "$['b'][0]['author']": `${block1}['author']`,
    },
  ],
  ['{"t": tags[@ != "blue"]}', { "$['t'][0]": "a ['tags'][0]", "$['t'][1]": "a ['tags'][2]" }],
  [
    '{"t": tags | order(@)}',
    { "$['t'][0]": "a ['tags'][1]", "$['t'][1]": "a ['tags'][0]", "$['t'][2]": "a ['tags'][2]" },
  ],
  ['{"t": array::unique(tags)}', { "$['t'][0]": "a ['tags'][0]", "$['t'][1]": "a ['tags'][1]" }],
  ['{"at": geo({"lat": 1, "lng": 2})}', {}],
])("[LAKE-2] maps each value to its origin: *[_id == 'a'][0]%s", async (projection, origins) => {
  const dot = projection.startsWith("{") ? "" : ".";
  const { map } = await evaluate(`*[_id == "a"][0]${dot}${projection}`, some);
  expect(originsIn(map)).toEqual(origins);
});

it("[LAKE-2] names the draft whose value a perspective displays, but not for its replaced id", async () => {
  const query = '*[_id == "a"][0]{_id, "author": author->{_id, _originalId, _type, name}}';
  const editors = await evaluate(query, some, drafts);
  expect(editors.result).toMatchObject({ author: { _id: "p", name: "Ada L." } });
  expect(originsIn(editors.map)).toEqual({
    "$['_id']": "a ['_id']",
    "$['author']['_type']": "drafts.p ['_type']",
    "$['author']['name']": "drafts.p ['name']",
  });
  expect(editors.map.documents).toContainEqual({ _id: "drafts.p", _type: "person" });
  const visitors = await evaluate(query, some, published);
  expect(originsIn(visitors.map)["$['author']['name']"]).toBe("p ['name']");
});

it("[LAKE-2] selects items by index unless keys are requested", async () => {
  const { map } = await evaluate('*[_id == "a"][0].blocks[].heading', some, "raw", "index");
  expect(map.paths).toEqual([0, 1, 2, 3].map((index) => `$['blocks'][${index}]['heading']`));
});

it("[LAKE-2] has no mappings for queries that groq-js evaluates only asynchronously", async () => {
  const { result, map } = await evaluate(
    '*[_id == "p"]{name, "d": diff::changedAny(@, @, name)}',
    some,
  );
  expect(result).toEqual([{ name: "Ada", d: false }]);
  expect(map).toEqual({ documents: [], paths: [], mappings: {} });
});
