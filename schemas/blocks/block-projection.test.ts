import { describe, expect, it } from "vitest";
import { runGroq } from "../../tests/support/run-groq.ts";
import { blockContracts, gatedBlocksQuery, pageQuery } from "../contract.ts";

const gate = {
  _key: "g",
  _type: "signInGate",
  heading: "Members",
  promise: "A film.",
  teaser: [{ _key: "t", _type: "video", address: "https://vimeo.com/1", secret: "not projected" }],
  blocks: [{ _key: "m", _type: "video", address: "https://vimeo.com/2", title: "canary-7f3a" }],
};
const page = {
  _id: "page-en-home",
  _type: "page",
  language: "en",
  slug: { current: "index" },
  blocks: [gate, { _key: "u", _type: "carousel", secret: "x" }, { _key: "w", _type: "textBlock" }],
};

const ask = (query: string, params: Record<string, string>) =>
  JSON.parse(JSON.stringify(runGroq(query, [page], params)));

const askPage = () => ask(pageQuery, { slug: "index", language: "en" });

describe("the page's query", () => {
  it("[GATE-2] returns no gated content", () => {
    expect(JSON.stringify(askPage())).not.toContain("canary-7f3a");
    // A spread would return every field.
    expect(pageQuery + gatedBlocksQuery).not.toContain("...");
  });

  it("[PAGE-3] returns only the key, type, version and schedule of an unknown block, and a block's own type", () => {
    const [, unknown, words] = askPage().blocks;
    expect(unknown).toEqual({ _key: "u", _type: "carousel", version: 1, shown: null });
    expect(words).toMatchObject({ _type: "text", layout: "article" });
  });

  it("returns a teaser's blocks with the projections of their types", () => {
    const [{ shown, ...answer }] = askPage().blocks;
    expect(shown).toBeNull();
    expect(answer.teaser[0]).toMatchObject({ _key: "t", address: "https://vimeo.com/1" });
    expect(JSON.stringify(answer)).not.toContain("not projected");
    expect(blockContracts.signInGate.shape.safeParse(answer).error).toBeUndefined();
  });
});

describe("the members' query", () => {
  it("[GATE-1] returns one gate's blocks with its rules", () => {
    const answer = ask(gatedBlocksQuery, { id: "page-en-home", key: "g" });
    expect(answer.blocks[0].title).toBe("canary-7f3a");
    expect(answer.rules).toEqual({ emailVerified: false, secondFactor: false, claim: null });
  });

  it.each([
    ["another page", { id: "page-de-home", key: "g" }],
    ["no gate", { id: "page-en-home", key: "w" }],
  ])("[GATE-2] returns nothing for %s", (_name, params) => {
    expect(ask(gatedBlocksQuery, params)).toBeNull();
  });
});
