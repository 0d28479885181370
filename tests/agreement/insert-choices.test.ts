import { expect, test } from "vitest";
import { type AddRequest, choicesFor } from "../../studio/plugins/presentation/choices.ts";
import { compileSchema } from "./shapes/studio-schema.ts";

const schema = compileSchema();

const text = (key: string) => ({ _key: key, _type: "textBlock" });
const gate = 'blocks[_key=="gate"]';
const page = {
  _type: "page",
  blocks: [
    text("above"),
    {
      _key: "gate",
      _type: "signInGate",
      teaser: [text("open")],
      blocks: [text("first"), text("last")],
    },
    { _key: "columns", _type: "columns", start: [], end: [] },
  ],
};

const choices = (request: AddRequest) =>
  choicesFor(schema, page, request).map(({ list, title, to }) => ({ list, title, to }));

const beside = (path: string, side: "before" | "after") =>
  choices({ ask: "addBeside", document: "page", path, side });

test("[GATE-1] a block added inside a gate goes to the members' part unless the editor chooses the teaser", () => {
  expect(choices({ ask: "addInside", document: "page", path: gate })).toEqual([
    { list: `${gate}.blocks`, title: "Members only", to: null },
    { list: `${gate}.teaser`, title: "Everyone sees this", to: null },
  ]);
});

test("[GATE-1] a block added after a gate is inserted outside the gate", () => {
  expect(beside(gate, "after")).toMatchObject([
    { list: "blocks", to: { beside: gate, side: "after" } },
  ]);
});

test("[GATE-1] after a gate's last block, the menu offers the members' part and the place after the gate", () => {
  const last = `${gate}.blocks[_key=="last"]`;
  expect(beside(last, "after")).toEqual([
    { list: `${gate}.blocks`, title: "Members only", to: { beside: last, side: "after" } },
    { list: "blocks", title: "Below the sign-in gate", to: { beside: gate, side: "after" } },
  ]);
});

test("[GATE-1] between a gate's blocks, the menu offers only their list and names its audience", () => {
  const first = `${gate}.blocks[_key=="first"]`;
  expect(beside(first, "after")).toEqual([
    { list: `${gate}.blocks`, title: "Members only", to: { beside: first, side: "after" } },
  ]);
  const open = `${gate}.teaser[_key=="open"]`;
  expect(beside(open, "before")).toEqual([
    { list: `${gate}.teaser`, title: "Everyone sees this", to: { beside: open, side: "before" } },
    { list: "blocks", title: "Above the sign-in gate", to: { beside: gate, side: "before" } },
  ]);
});

test("the menu lists columns in the order of their form", () => {
  const path = 'blocks[_key=="columns"]';
  const lists = choices({ ask: "addInside", document: "page", path }).map(({ list }) => list);
  expect(lists).toEqual([`${path}.start`, `${path}.end`]);
});
