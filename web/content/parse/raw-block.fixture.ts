import { blockContracts, type BlockType } from "@marquee/schemas/contract";
import { blockFixtures } from "@marquee/schemas/fixtures";
import * as fc from "fast-check";
import * as z from "zod";
import { damaged, hostileTexts, hostileValue } from "./hostile-values.fixture.ts";

/** The fixtures' values by field name, because random strings hardly ever match formats such as URLs. */
const seen = new Map<string, unknown[]>();

function note(value: unknown, name = ""): void {
  if (Array.isArray(value)) value.forEach((each) => note(each, name));
  else if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) note(inner, key);
  } else if (value !== null) seen.set(name, [...(seen.get(name) ?? []), value]);
}

const statesOf = (fixture: (typeof blockFixtures)[BlockType]) =>
  (["full", "empty", "longest", "rightToLeft"] as const).map((state) => fixture[state]);

const wholeBlocks: unknown[] = Object.values(blockFixtures).flatMap(statesOf);
note(wholeBlocks);

/** Generates mostly values that the fixtures have in fields of this name and type. */
const likeSeen = (name: string, kind: string, other: fc.Arbitrary<unknown>) => {
  const known = (seen.get(name) ?? []).filter((value) => typeof value === kind);
  if (known.length === 0) return other;
  return fc.oneof({ weight: 24, arbitrary: fc.constantFrom(...known) }, other);
};

const text = fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom(...hostileTexts));

const innerBlock = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...wholeBlocks) },
  { weight: 1, arbitrary: hostileValue },
);

/** Generates raw values of the types in a zod shape, which may violate its other rules. */
function valuesOf(shape: z.core.$ZodType, name: string): fc.Arbitrary<unknown> {
  if (shape instanceof z.ZodObject) {
    const entries = Object.entries(shape.shape).map(
      ([key, inner]) => [key, valuesOf(inner, key)] as const,
    );
    return fc.record(Object.fromEntries(entries));
  }
  if (shape instanceof z.ZodArray) return fc.array(valuesOf(shape.element, name), { maxLength: 4 });
  if (shape instanceof z.ZodNullable) {
    return fc.option(valuesOf(shape.unwrap(), name), { freq: 4, nil: null });
  }
  if (shape instanceof z.ZodUnion) {
    return fc.oneof(...shape.options.map((option) => valuesOf(option, name)));
  }
  if (shape instanceof z.ZodPipe) {
    // If the pipe returns an enum, generates the enum's options, because the pipe's input is any string.
    return valuesOf(shape.out instanceof z.ZodEnum ? shape.out : shape.in, name);
  }
  if (shape instanceof z.ZodEnum) return fc.constantFrom(...shape.options);
  if (shape instanceof z.ZodLiteral) return fc.constantFrom(...shape.values);
  return valuesOfKind(shape._zod.def.type, name);
}

function valuesOfKind(kind: string, name: string): fc.Arbitrary<unknown> {
  switch (kind) {
    case "string":
      return likeSeen(name, "string", text);
    case "number":
    case "int":
      return likeSeen(name, "number", fc.oneof(fc.nat({ max: 10 }), fc.double()));
    case "boolean":
      return fc.boolean();
    case "unknown":
      return innerBlock;
    default:
      throw new Error(`No values are known for a shape of kind "${kind}" (${name}).`);
  }
}

/** Generates raw blocks of a type. Half of them have damaged values. */
export function rawBlocks(type: BlockType): fc.Arbitrary<unknown> {
  const shaped = valuesOf(blockContracts[type].shape, "");
  const whole = fc.constantFrom<unknown>(...statesOf(blockFixtures[type]));
  return fc.oneof(
    { weight: 4, arbitrary: shaped },
    { weight: 1, arbitrary: whole },
    { weight: 2, arbitrary: damaged(shaped) },
    { weight: 3, arbitrary: damaged(whole) },
  );
}
