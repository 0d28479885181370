import { schemaTypes } from "@marquee/schemas/studio";
import { expect, test } from "vitest";
import { withoutBlocks } from "./without-blocks.ts";

/** Names of the blocks that a form offers in a list. */
function offered(form: string, list: string, types = schemaTypes): string[] {
  const { fields }: { fields: { name: string; of?: { type: string }[] }[] } = Object(
    types.find(({ name }) => name === form),
  );
  return (fields.find(({ name }) => name === list)?.of ?? []).map(({ type }) => type);
}

test.each([
  ["page", "blocks"],
  ["columns", "start"],
  ["signInGate", "blocks"],
  ["template", "blocks"],
])(
  "[OWN-1] a block that the owner hides is not offered in a %s, and stays a type",
  (form, list) => {
    const types = schemaTypes.map((type) => withoutBlocks(type, ["countdown", "text"]));
    expect(offered(form, list)).toEqual(expect.arrayContaining(["countdown", "textBlock"]));
    expect(offered(form, list, types)).toEqual(
      offered(form, list).filter((type) => type !== "countdown" && type !== "textBlock"),
    );
    expect(types.map(({ name }) => name)).toEqual(schemaTypes.map(({ name }) => name));
  },
);
