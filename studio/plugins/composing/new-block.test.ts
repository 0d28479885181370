// @vitest-environment jsdom
import { blockSchemas, schemaTypes } from "@marquee/schemas/studio";
import { createSchema, resolveInitialValueForType } from "sanity";
import { expect, test } from "vitest";

const schema = createSchema({ name: "test", types: [...schemaTypes] });

async function initialOf(type: string): Promise<unknown> {
  const found = schema.get(type);
  if (found === undefined) throw new Error(`The studio has no type ${type}.`);
  return resolveInitialValueForType(found, {}, 10, {
    projectId: "",
    dataset: "",
    schema,
    currentUser: null,
    getClient: () => expect.fail("The initial values of blocks read no content."),
  });
}

function withoutKey(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  const entries: unknown[] = Array.isArray(value) ? value : [];
  const own = entries.filter((entry) => !("_key" in Object(entry)));
  return [...own, ...Object.values(value).flatMap((each) => withoutKey(each))];
}

test.each(Object.values(blockSchemas).map(({ name }) => name))(
  "[COMP-2] a new %s has a key for each entry of its lists",
  async (type) => {
    expect(withoutKey(await initialOf(type))).toEqual([]);
  },
);

test("[COMP-2] a new schedule has a day with a session, and a new call to action a button", async () => {
  expect(await initialOf("schedule")).toMatchObject({
    days: [{ _type: "scheduleDay", sessions: [{ _type: "scheduleSession" }] }],
  });
  expect(await initialOf("callToAction")).toMatchObject({ actions: [{ _type: "link" }] });
});
