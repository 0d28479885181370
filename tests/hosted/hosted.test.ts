import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Asked, runDiverted } from "./internet.ts";
import { hostedFirebase, hostedSanity, serviceAccount } from "./settings.ts";

const whoAndWhere = ({ host, path, headers }: Asked) => ({
  host,
  path: path.split("?")[0],
  token: headers["authorization"],
});

test("[RUN-2] reads from the API host of the configured Sanity project, not from its CDN", async () => {
  const { asked, printed } = await runDiverted("ask-content.ts", hostedSanity, () => ({
    json: { result: null, ms: 1, syncTags: [] },
  }));
  const path = "/v2025-02-19/data/query/films";
  const host = "abc12345.api.sanity.io";
  const token = `Bearer ${hostedSanity.SANITY_API_READ_TOKEN}`;
  expect(asked.map(whoAndWhere)).toEqual([
    { host, path, token },
    { host, path, token },
    { host, path, token: undefined },
  ]);
  const perspectives = asked.map(({ path }) =>
    new URL(path, "http://asked").searchParams.get("perspective"),
  );
  expect(perspectives).toEqual(["published", "drafts", "published"]);
  expect(printed).toMatchObject({ projectId: "abc12345", dataset: "films", useCdn: false });
});

test("[RUN-2] checks sessions with Google as the service account when a Firebase project is set", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "marquee-hosted-")), "account.json");
  writeFileSync(file, serviceAccount());
  const env = { ...hostedFirebase, GOOGLE_APPLICATION_CREDENTIALS: file };
  const { asked, printed } = await runDiverted("ask-accounts.ts", env, ({ host }) =>
    host === "oauth2.googleapis.com"
      ? { json: { access_token: "short-lived", expires_in: 3600, token_type: "Bearer" } }
      : { json: { users: [{ localId: "member-1" }] } },
  );
  expect(asked.map(whoAndWhere)).toEqual([
    { host: "oauth2.googleapis.com", path: "/token", token: undefined },
    {
      host: "identitytoolkit.googleapis.com",
      path: "/v1/projects/nightlight-films/accounts:lookup",
      token: "Bearer short-lived",
    },
  ]);
  expect(printed).toEqual({ uid: "member-1", embedded: null });
});
