import { singletonSchemas } from "@marquee/schemas/studio";
import { expect, test } from "vitest";
import { judgeTokenSync, withTokenSyncOrigins } from "./token-sync-origins.ts";

const used = { tokenSync: "service" };

test("[AUTH-7] rejects a URL whose origin is not in the environment and explains the solution", () => {
  const judge = (address: string, origins = ["https://api.example.org"]) =>
    judgeTokenSync(address, used, origins);
  expect(judge("https://api.example.org/session")).toBe(true);
  expect(judge("https://evil.example/session")).toBe(
    "The site does not send ID tokens to https://evil.example. Ask the site's operator to add this origin to the environment variable MARQUEE_TOKEN_SYNC_ORIGINS.",
  );
  const refused = "does not send ID tokens";
  expect(judge("https://api.example.org.evil.example/")).toContain(refused);
  expect(judge("https://api.example.org:8443/")).toContain(refused);
  expect(judge("https://api.example.org/session", [])).toContain(refused);
  // Any URL is accepted that is not in use.
  expect(judgeTokenSync("https://evil.example/", { tokenSync: "site" }, [])).toBe(true);
});

test("[AUTH-7] applies the rule only to the token URL of the sign-in form", () => {
  const changed = singletonSchemas.flatMap((form) => {
    const before = "fields" in form ? form.fields : [];
    const after: { name: string }[] = Object(withTokenSyncOrigins(form, [])).fields;
    return after.filter((field, index) => field !== before[index]).map(({ name }) => name);
  });
  expect(changed).toEqual(["tokenSyncUrl"]);
});
