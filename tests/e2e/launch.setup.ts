import { lakeToken } from "../support/lake.ts";
import { openStack, testStack } from "../support/stack.ts";

/** Starts the whole product for the browser tests; the function it returns stops it. */
export default async function launchForTests() {
  const launched = await openStack(testStack);
  process.env["MARQUEE_TEST_LAKE_TOKEN"] = lakeToken(testStack, "administrator");
  return () => launched.stop();
}
