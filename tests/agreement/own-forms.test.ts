import { expect, test, vi } from "vitest";
import { compileSchema } from "./shapes/studio-schema.ts";

vi.mock("../../schemas/own/studio.ts", () => ({
  ownDocumentForms: {},
  ownForms: {
    stamp: {
      name: "stamp",
      title: "Stamp",
      type: "object",
      fields: [{ name: "words", type: "string" }],
    },
  },
}));

/** Names of the blocks that a form offers in a list of blocks. */
function offeredBlocks(form: string, list: string): string[] {
  const { fields }: { fields: { name: string; type: { of: { name: string }[] } }[] } = Object(
    compileSchema().get(form),
  );
  return (fields.find(({ name }) => name === list)?.type.of ?? []).map(({ name }) => name);
}

test.each([
  ["page", "blocks"],
  ["columns", "start"],
  ["signInGate", "blocks"],
  ["template", "blocks"],
])("[OWN-1] an own block is offered in a %s", (...place) => {
  expect(offeredBlocks(...place)).toEqual(expect.arrayContaining(["stamp", "stats"]));
});
