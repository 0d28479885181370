import { schemaTypes } from "@marquee/schemas/studio";
import { createSchema, createSearch } from "sanity";
import { expect, test } from "vitest";
import { setUpServedLake } from "../../studio/content-lake/tests/support/set-up-lake.ts";
import { referenceOrder } from "../../studio/plugins/links/internals/reference-order.ts";
import { describeSeam } from "../support/canary.ts";

describeSeam({
  dependency: "sanity",
  writtenFor: "6.9.2",
  check:
    "the search of reference fields: its option `sort`, and the parameter with the typed words in its query (`createSearchQuery`). Otherwise reference fields would list no results, or in another order.",
});

const schema = createSchema({ name: "test", types: [...schemaTypes] });
const lake = setUpServedLake();

const page = (title: string, current: string) => {
  const [_id, slug] = [current.replace("/", "-"), { _type: "slug", current }];
  return { create: { _id, _type: "page", title, language: "en", slug } };
};

test.each([
  ["journal", ["journal", "journey", "journalist", "the-journal", "journal-a-story"]],
  ["the journal", ["the-journal"]],
  ["", ["journal-a-story", "journal", "journey", "journalist", "the-journal"]],
])(
  "[COMP-2] the Studio's search for a reference lists titles that begin with %j first, then paths",
  async (words, ids) => {
    await lake.lake.mutate([
      page("A story", "journal/a-story"),
      page("The journal", "the-journal"),
      page("Journal of a journey", "journey"),
      page("Journalist", "journalist"),
      page("Journal", "journal"),
    ]);
    const type = schema.get("page");
    if (!type) throw new Error("There is no page.");
    // The Studio's type lacks `sort`, which a reference field passes on from the options of its type.
    const options: { strategy: "groq2024"; sort: object[]; perspective: string[] } = {
      strategy: "groq2024",
      sort: [...referenceOrder],
      perspective: ["drafts"],
    };
    const search = createSearch([type], lake.client(lake.lake.tokens.editor), options);
    const found = search(words, { limit: 101 });
    const { hits } = await new Promise<{ hits: { hit: { _id: string } }[] }>((resolve, reject) => {
      found.subscribe({ next: resolve, error: reject });
    });
    expect(hits.map(({ hit }) => hit._id)).toEqual(ids);
  },
);
