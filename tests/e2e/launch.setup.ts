import { configureProvider } from "../support/accounts.ts";
import { divertedHosts } from "../support/doubles/diverted-hosts.ts";
import { openFilmHosts } from "../support/doubles/oembed.ts";
import { lakeToken } from "../support/lake.ts";
import { openStack, testStack } from "../support/stack.ts";

/**
 * Starts the whole product for the browser tests; the function it returns stops it.
 * With MARQUEE_TEST_ATTACH set it uses the one that `node tests/e2e/serve.ts` runs, while tests are being written.
 */
export default async function launchForTests() {
  const isAttached = Boolean(process.env["MARQUEE_TEST_ATTACH"]);
  const films = isAttached ? null : await openFilmHosts();
  const launched = isAttached ? null : await openStack(testStack, { env: divertedHosts });
  // All of the tests' visitors come from one machine, which may make a hundred accounts an hour otherwise.
  await configureProvider({ quota: { signUpQuotaConfig: { quota: "5000" } } });
  process.env["MARQUEE_TEST_LAKE_TOKEN"] = lakeToken(testStack, "administrator");
  return async () => {
    await launched?.stop();
    films?.close();
  };
}
