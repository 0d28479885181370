// cspell:ignore mller
import { expect, test } from "vitest";
import { answersShape } from "./answers.contract.ts";
import { formFieldShape, formShape } from "./form.contract.ts";
import { formFixture } from "./form.fixture.ts";

const noLimits = { minLength: null, maxLength: null, min: null, max: null };
const texts = { _key: "a", label: "Label", help: null, autofill: "none" };
const plain = { ...texts, ...noLimits, required: null, choices: null };

/** Returns the problem of an answer to a field, or the accepted values. */
function check(field: Record<string, unknown>, values: string[]): unknown {
  const shape = answersShape([formFieldShape.parse({ ...plain, ...field })], "GB");
  const parsed = shape.safeParse({ a: values });
  return parsed.success ? parsed.data["a"] : parsed.error.issues[0]?.message;
}

test.each([
  ["text", { required: true }, ["  "], "required"],
  ["text", { maxLength: 3 }, ["four"], "tooLong"],
  ["longText", { minLength: 3 }, ["ab"], "tooShort"],
  ["email", {}, ["a@example.org\r\nbcc: b@example.org"], "email"],
  ["phone", {}, ["12"], "phone"],
  ["number", {}, ["many"], "number"],
  ["number", { min: 2 }, ["1"], "tooLow"],
  ["number", { max: 2 }, ["3"], "tooHigh"],
  ["date", {}, ["2031-02-30"], "date"],
  ["choice", { choices: ["x"] }, ["y"], "invalid"],
  ["choice", { choices: ["x", "y"] }, ["x", "y"], "invalid"],
  ["choices", { choices: ["x"] }, ["x", "x"], "invalid"],
  ["consent", { required: true }, [], "consent"],
  ["checkbox", {}, ["maybe"], "invalid"],
])("[FORM-1] rejects an answer of the kind %s with %j: %j", (kind, field, values, problem) => {
  expect(check({ kind, ...field }, values)).toBe(problem);
});

test.each([
  ["text", {}, [" Ada "], ["Ada"]],
  ["text", {}, [], []],
  ["longText", { maxLength: 3 }, ["a\r\nb"], ["a\nb"]],
  ["phone", {}, ["020 7946 0958 ext. 7"], ["+44 20 7946 0958 ext. 7"]],
  ["email", {}, ["info@müller.de"], ["info@xn--mller-kva.de"]],
  ["number", { min: 0, max: 1 }, ["0.5"], ["0.5"]],
  ["date", {}, ["2032-02-29"], ["2032-02-29"]],
  ["choices", { choices: ["x", "y"] }, ["y", "x"], ["y", "x"]],
  ["consent", { required: true }, ["yes"], ["yes"]],
])("[FORM-1] accepts an answer of the kind %s with %j: %j", (kind, field, values, accepted) => {
  expect(check({ kind, ...field }, values)).toEqual(accepted);
});

test("[TOL-1][FORM-1] omits an invalid field, displays the others, and rejects answers without a field", () => {
  expect(answersShape([], null).safeParse({ other: ["x"] }).success).toBe(false);
  const [first, second] = formFixture.fields;
  const parsed = formShape.parse({ ...formFixture, fields: [{ ...first, kind: "color" }, second] });
  expect(parsed.fields.map(({ _key }) => _key)).toEqual(["email"]);
});
