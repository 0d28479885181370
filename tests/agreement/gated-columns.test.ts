import { blockContracts, gatedBlocksQuery, pageQuery } from "@marquee/schemas/contract";
import { evaluate, parse } from "groq-js";
import { expect, test } from "vitest";
import { answeredShape } from "./shapes/answered-shape.ts";

const secret = "Under the stairs.";

const words = (text: string) => ({
  _key: "words",
  _type: "textBlock",
  version: 2,
  body: [
    {
      _key: "p",
      _type: "block",
      style: "normal",
      children: [{ _key: "s", _type: "span", text, marks: [] }],
    },
  ],
});

const columns = (text: string) => ({
  _key: "columns",
  _type: "columns",
  version: 2,
  start: [words(text)],
  end: [{ ...words(text), _key: "beside" }],
});

const page = {
  _id: "page-en-gated",
  _type: "page",
  language: "en",
  title: "Gated",
  slug: { _type: "slug", current: "gated" },
  blocks: [
    {
      _key: "gate",
      _type: "signInGate",
      version: 2,
      heading: "Members",
      promise: "A film.",
      teaser: [columns("For everyone.")],
      blocks: [columns(secret)],
    },
  ],
};

const ask = async (query: string, params: Record<string, string>) => {
  const answer = await evaluate(parse(query), { dataset: [page], params });
  return answer.get();
};

test("[GATE-2] the public query reads a gate's teaser columns and their blocks, but no members' columns", async () => {
  const answer = JSON.stringify(await ask(pageQuery, { language: "en", slug: "gated" }));
  expect(answer.match(/For everyone\./g)).toHaveLength(2);
  expect(answer).not.toContain(secret);
});

test("[GATE-1] the members' query reads whole columns that match their shape", async () => {
  const { blocks } = await ask(gatedBlocksQuery, { id: page._id, key: "gate" });
  expect(answeredShape(blockContracts.columns.shape).safeParse(blocks[0]).error).toBeUndefined();
  expect(JSON.stringify(blocks).match(/Under the stairs\./g)).toHaveLength(2);
});
