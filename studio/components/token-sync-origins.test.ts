import { singletonSchemas } from "@marquee/schemas/studio";
import { expect, test } from "vitest";
import { withTokenSyncOrigins } from "./token-sync-origins.ts";

type Judge = (value: unknown, context: { document: object }) => true | string;

/** The rule that was added to the field, as the studio would call it. */
function judgeWith(origins: readonly string[]): Judge {
  const form = singletonSchemas.find(({ name }) => name === "authSettings");
  if (!form) throw new Error("There is no form of sign-in.");
  const { fields } = withTokenSyncOrigins(form, origins) as typeof form;
  const field = fields.find(({ name }) => name === "tokenSyncUrl");
  const added = (field?.validation as unknown as ((rule: object) => Judge)[]).at(-1);
  return added?.({ custom: (judge: Judge) => judge }) as Judge;
}

const used = { document: { tokenSync: "service" } };

test("[AUTH-7] an address whose origin the environment does not name is refused, saying what to do", () => {
  const judge = judgeWith(["https://api.example.org"]);
  expect(judge("https://api.example.org/session", used)).toBe(true);
  expect(judge("https://evil.example/session", used)).toBe(
    "Members' tokens may not go to https://evil.example. Whoever runs the site can allow it: MARQUEE_TOKEN_SYNC_ORIGINS has to name that origin.",
  );
  expect(judge("https://api.example.org.evil.example/", used)).toContain("may not go");
  expect(judge("https://api.example.org:8443/", used)).toContain("may not go");
  expect(judgeWith([])("https://api.example.org/session", used)).toContain("may not go");
});

test("[AUTH-7] an address that is not used stops nobody", () => {
  expect(judgeWith([])("https://evil.example/", { document: { tokenSync: "site" } })).toBe(true);
});
