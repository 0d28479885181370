import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { parseFirebaseSettings } from "../../web/runtime/firebase-settings.ts";
import { openProvider } from "../../web/members/firebase/provider.ts";
import { replaceInternet } from "./internet.ts";
import { hostedFirebase, hostedSanity, serviceAccount } from "./settings.ts";

async function deploy(env: Record<string, string>, respond: (host: string) => unknown) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const { received, close } = await replaceInternet(respond);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    close();
  });
  return received;
}

test("[RUN-2] reads from the API host of the configured Sanity project, not from its CDN", async () => {
  const received = await deploy(hostedSanity, () => ({ result: null, ms: 1, syncTags: [] }));
  const { queryAnonymously, queryContent } =
    await import("../../web/content/service/content-service.server.ts");
  const query = '*[_type == "page"][0]';
  await queryContent({ query });
  await queryContent({ query, perspective: "drafts" });
  await queryAnonymously(query, {});
  const to = { host: "abc12345.api.sanity.io", path: "/v2025-02-19/data/query/films" };
  const token = `Bearer ${hostedSanity.SANITY_API_READ_TOKEN}`;
  expect(received).toMatchObject([
    { ...to, token },
    { ...to, token },
    { ...to, token: undefined },
  ]);
  const perspectives = received.map(({ search }) => search.get("perspective"));
  expect(perspectives).toEqual(["published", "drafts", "published"]);
});

test("[RUN-2] checks sessions with Google as the service account when a Firebase project is set", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "marquee-hosted-")), "account.json");
  writeFileSync(file, serviceAccount());
  const env = { ...hostedFirebase, GOOGLE_APPLICATION_CREDENTIALS: file };
  const received = await deploy(env, (host) =>
    host === "oauth2.googleapis.com"
      ? { access_token: "short-lived", expires_in: 3600, token_type: "Bearer" }
      : { users: [{ localId: "member-1" }] },
  );
  const result = parseFirebaseSettings(env);
  if (!result.ok) throw new Error(result.problems.join("\n"));
  expect(result.settings.embedded).toBeNull();
  const user = await openProvider(result.settings).getUser("member-1");
  expect(user).toMatchObject({ uid: "member-1" });
  expect(received).toMatchObject([
    { host: "oauth2.googleapis.com", path: "/token", token: undefined },
    {
      host: "identitytoolkit.googleapis.com",
      path: "/v1/projects/nightlight-films/accounts:lookup",
      token: "Bearer short-lived",
    },
  ]);
});
