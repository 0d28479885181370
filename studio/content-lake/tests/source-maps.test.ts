import { stegaClean } from "@sanity/client/stega";
import { vercelStegaDecode } from "@vercel/stega";
import { afterAll, beforeAll, expect, it } from "vitest";
import { serveLake, type RunningLake } from "../src/server.ts";
import { clientAt } from "./support/client-at.ts";
import { openTestLake, type TestLake } from "./support/open-test-lake.ts";

// A site whose queries are written as in the templates that people start from: fragments, conditional spreads for each
// block type, links that follow references, settings with fallbacks.

let lake: TestLake;
let running: RunningLake;
beforeAll(async () => {
  lake = openTestLake();
  running = await serveLake(lake.lake, 0);
  await lake.mutate([...published, ...drafts].map((create) => ({ create })));
});
afterAll(async () => {
  await running.stop();
  lake.close();
});

const reference = (_ref: string) => ({ _type: "reference", _ref });
const span = (_key: string, text: string) => ({ _type: "span", _key, text, marks: [] });
const home = {
  _type: "page",
  title: "Harbor tours",
  slug: { _type: "slug", current: "home" },
  seo: { description: "Boats every hour" },
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
      body: [
        {
          _type: "block",
          _key: "p1",
          children: [span("s1", "We leave from "), span("s2", "the old pier")],
          markDefs: [{ _type: "link", _key: "m1", target: reference("about") }],
        },
      ],
    },
    { _type: "postList", _key: "l1", heading: "From the log" },
    { _type: "shared", _key: "s1", section: reference("opening-hours") },
  ],
};
const published = [
  { _id: "settings", _type: "settings", menu: [{ _key: "n1", page: reference("about") }] },
  { _id: "home", ...home },
  { _id: "about", _type: "page", title: "About the crew", slug: { current: "about" } },
  { _id: "opening-hours", _type: "section", heading: "Open from April to October" },
  { _id: "kim", _type: "person", firstName: "Kim", lastName: "Berg" },
  {
    _id: "fog",
    _type: "post",
    title: "A day in the fog",
    slug: { current: "fog" },
    date: "2026-03-02",
    author: reference("kim"),
    topics: ["weather", "crew"],
  },
  { _id: "seals", _type: "post", slug: { current: "seals" }, date: "2026-03-01" },
];
const drafts = [
  { ...home, _id: "drafts.home", title: "Harbor tours by boat" },
  { _id: "drafts.kim", _type: "person", firstName: "Kim", lastName: "Berg-Lund" },
];

const link = /* groq */ `"href": "/" + target->slug.current, "targetTitle": target->title`;
const post = /* groq */ `_id, "title": coalesce(title, "Untitled"), "slug": slug.current, date,
  "author": author->{"name": lastName, firstName}, "firstTopic": topics[0]`;
const pageQuery = /* groq */ `*[_type == "page" && slug.current == $slug][0]{
  _id, title, seo,
  sections[]{
    ...,
    _type == "hero" => { buttons[]{ _key, label, ${link} } },
    _type == "richText" => { body[]{ ..., markDefs[]{ ..., _type == "link" => { ${link} } } } },
    _type == "postList" => { "posts": *[_type == "post"] | order(date desc)[0...2]{ ${post} } },
    _type == "shared" => { ...section->{ "shared": heading } }
  },
  "menu": *[_type == "settings"][0].menu[]{ _key, "label": page->title }
}`;

const clientFor = (stega: boolean) =>
  clientAt(`http://localhost:${running.port}`, lake.tokens.viewer).withConfig({
    perspective: "drafts",
    stega: { enabled: stega, studioUrl: "https://studio.example" },
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
    "sections.1.body.0.children.1.text":
      'home sections[_key=="r1"].body[_key=="p1"].children[_key=="s2"].text',
    "sections.2.heading": 'home sections[_key=="l1"].heading',
    "sections.2.posts.0.title": "fog title",
    "sections.2.posts.0.author.name": "kim lastName",
    "sections.2.posts.0.author.firstName": "kim firstName",
    "sections.2.posts.0.firstTopic": "fog topics[0]",
    "sections.3.shared": "opening-hours heading",
    "menu.0.label": "about title",
  });
});

it("[LAKE-2] returns no map unless it is requested, also when the response is cached", async () => {
  const client = clientFor(false);
  const ask = (resultSourceMap: boolean | "withKeyArraySelector") =>
    client.fetch<unknown>(
      "*[_type == 'settings'][0]{menu[]{_key}}",
      {},
      { filterResponse: false, resultSourceMap },
    );
  for (const _ of ["computed", "cached"]) {
    expect(await ask(false)).not.toHaveProperty("resultSourceMap");
    expect((await ask(true)).resultSourceMap?.paths).toEqual(["$['menu'][0]['_key']"]);
    expect((await ask("withKeyArraySelector")).resultSourceMap?.paths).toEqual([
      "$['menu'][?(@._key=='n1')]['_key']",
    ]);
  }
});

it("[LAKE-2] returns the map for a query in the request's body, and rejects unknown kinds of maps", async () => {
  const address = "/v2025-02-19/data/query/production?resultSourceMap=";
  const body = { query: "*[_id == 'fog'][0].title" };
  const answer = await lake.send(`${address}true`, { body });
  expect(await answer.json()).toMatchObject({
    result: "A day in the fog",
    resultSourceMap: {
      documents: [{ _id: "fog", _type: "post" }],
      paths: ["$['title']"],
      mappings: {
        $: { type: "value", source: { type: "documentValue", document: 0, path: 0 } },
      },
    },
  });
  expect((await lake.send(`${address}maybe`, { body })).status).toBe(400);
});
