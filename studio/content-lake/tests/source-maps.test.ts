import { stegaClean } from "@sanity/client/stega";
import { vercelStegaDecode } from "@vercel/stega";
import { expect, it } from "vitest";
import { field, setUpServedLake } from "./support/set-up-lake.ts";

const { lake, client } = setUpServedLake();

// A page as in the templates that people start from: fragments, conditional spreads for each block type, links that
// follow references. src/query/source-map tests the maps of all kinds of queries.

const reference = (_ref: string) => ({ _type: "reference", _ref });
const span = (_key: string, text: string) => ({ _type: "span", _key, text, marks: [] });
const home = {
  _type: "page",
  title: "Harbor tours",
  slug: { _type: "slug", current: "home" },
  sections: [
    {
      _type: "hero",
      _key: "h1",
      heading: "See the harbor from the water",
      buttons: [{ _key: "b1", label: "Read about us", target: reference("about") }],
    },
    {
      _type: "richText",
      _key: "r1",
      body: [{ _type: "block", _key: "p1", children: [span("s1", "We leave from the old pier")] }],
    },
    { _type: "postList", _key: "l1" },
    { _type: "shared", _key: "s1", section: reference("opening-hours") },
  ],
};
const documents = [
  { _id: "home", ...home },
  { _id: "drafts.home", ...home, title: "Harbor tours by boat" },
  { _id: "about", _type: "page", title: "About the crew", slug: { current: "about" } },
  { _id: "opening-hours", _type: "section", heading: "Open from April to October" },
  { _id: "fog", _type: "post", title: "A day in the fog", topics: ["weather", "crew"] },
];

const pageQuery = /* groq */ `*[_type == "page" && slug.current == $slug][0]{
  _id, title,
  sections[]{
    ...,
    _type == "hero" => { buttons[]{ _key, label, "targetTitle": target->title } },
    _type == "postList" => { "posts": *[_type == "post"]{ title, "firstTopic": topics[0] } },
    _type == "shared" => { ...section->{ "shared": heading } }
  }
}`;

const clientFor = (enabled: boolean) =>
  client(lake.tokens.viewer).withConfig({
    perspective: "drafts",
    stega: { enabled, studioUrl: "https://studio.example" },
  });

/** Returns the place that each string of a result leads to: `id path`. */
function linksIn(value: unknown, at = "", found: Record<string, string> = {}) {
  if (typeof value === "string") {
    const decoded: unknown = vercelStegaDecode(value);
    if (typeof decoded === "object" && decoded && "href" in decoded) {
      const { searchParams } = new URL(String(decoded.href));
      found[at] = `${searchParams.get("id")} ${searchParams.get("path")}`;
    }
  } else if (typeof value === "object" && value) {
    for (const [name, part] of Object.entries(value))
      linksIn(part, at === "" ? name : `${at}.${name}`, found);
  }
  return found;
}

it("[LAKE-2] lets Sanity's client mark each text with the document and field that it is edited in", async () => {
  await lake.mutate(documents.map((create) => ({ create })));
  const plain = await clientFor(false).fetch<unknown>(pageQuery, { slug: "home" });
  const marked = await clientFor(true).fetch<unknown>(pageQuery, { slug: "home" });
  expect(stegaClean(marked)).toEqual(plain);
  // The client marks only the spans of rich text, and no strings that look like dates, addresses or identifiers.
  expect(linksIn(marked)).toEqual({
    title: "home title",
    "sections.0.heading": 'home sections[_key=="h1"].heading',
    "sections.0.buttons.0.label": 'home sections[_key=="h1"].buttons[_key=="b1"].label',
    "sections.0.buttons.0.targetTitle": "about title",
    "sections.1.body.0.children.0.text":
      'home sections[_key=="r1"].body[_key=="p1"].children[_key=="s1"].text',
    "sections.2.posts.0.title": "fog title",
    "sections.2.posts.0.firstTopic": "fog topics[0]",
    "sections.3.shared": "opening-hours heading",
  });
});

it("[LAKE-2] returns no map unless it is requested, also when the response is cached, and rejects unknown kinds of maps", async () => {
  await lake.mutate(documents.map((create) => ({ create })));
  const requestSourceMap = (resultSourceMap: boolean | "withKeyArraySelector") =>
    clientFor(false).fetch<unknown>(
      "*[_id == 'home'][0]{sections[]{_key}}",
      {},
      { filterResponse: false, resultSourceMap },
    );
  for (const _ of ["computed", "cached"]) {
    expect(await requestSourceMap(false)).not.toHaveProperty("resultSourceMap");
    expect((await requestSourceMap(true)).resultSourceMap?.paths[0]).toBe(
      "$['sections'][0]['_key']",
    );
    expect((await requestSourceMap("withKeyArraySelector")).resultSourceMap?.paths[0]).toBe(
      "$['sections'][?(@._key=='h1')]['_key']",
    );
  }
  const send = (kind: string) =>
    lake.call(`/v2025-02-19/data/query/production?resultSourceMap=${kind}`, {
      body: { query: "*[_id == 'fog'][0].title" },
    });
  expect(field((await send("true")).body, "resultSourceMap")).toEqual({
    documents: [{ _id: "fog", _type: "post" }],
    paths: ["$['title']"],
    mappings: { $: { type: "value", source: { type: "documentValue", document: 0, path: 0 } } },
  });
  expect((await send("maybe")).status).toBe(400);
});
