import { expect, test } from "vitest";
import { runGroq } from "../../../tests/support/run-groq.ts";
import { formPlacesQuery, formPlacesShape } from "./form-places.contract.ts";

const reference = (id: string) => ({ _type: "reference", _ref: id });
const formBlock = { _key: "f", _type: "formBlock", form: reference("form-a") };
const text = { _key: "t", _type: "textBlock" };
const reused = { _key: "r", _type: "reusable", original: reference("reused") };
const columns = (block: object) => ({ _key: "c", _type: "columns", start: [text], end: [block] });
const patron = { claim: { name: "plan", value: "patron" } };
const gate = (blocks: object[], more = {}) => ({ _key: "g", _type: "signInGate", blocks, ...more });
const document = { _type: "page", slug: { current: "a" } };
let count = 0;
const page = (...blocks: object[]) => ({ ...document, _id: `page-${count++}`, blocks });

const noRules = { emailVerified: false, secondFactor: false, claim: null };

function placesOf(...documents: object[]) {
  const dataset = [{ _id: "reused", _type: "reusableBlock", blocks: [formBlock] }, ...documents];
  return formPlacesShape.parse(runGroq(formPlacesQuery, dataset, { id: "form-a" }));
}

test.each([
  ["a page", page(text, formBlock)],
  ["columns", page(columns(formBlock))],
  ["a gate's teaser", page(gate([text], { teaser: [formBlock] }))],
  ["columns of a teaser", page(gate([text], { teaser: [columns(formBlock)] }))],
  ["a reusable block", page(reused)],
  ["columns with a reusable block", page(columns(reused))],
])("[GATE-2] a form in %s is public", (_, stored) => {
  expect(placesOf(stored)).toEqual({ isPublic: true, gates: [] });
});

test.each([
  ["a gate", page(gate([formBlock], { rules: patron }))],
  ["columns behind a gate", page(gate([columns(formBlock)], { rules: patron }))],
  ["a reusable block behind a gate", page(gate([reused], { rules: patron }))],
])("[GATE-2] a form in %s has the gate's rules", (_, stored) => {
  const gates = [{ ...noRules, ...patron }];
  expect(placesOf(stored)).toEqual({ isPublic: false, gates });
});

test("[GATE-2] a gate with invalid rules opens for nobody, and a form on no page with an address has no place", () => {
  const invalid = gate([formBlock], { rules: { claim: { name: "plan" } } });
  expect(placesOf(page(invalid), page(text))).toEqual({ isPublic: false, gates: [null] });
  const places = placesOf({ ...page(formBlock), slug: null });
  expect(places).toEqual({ isPublic: false, gates: [] });
});
