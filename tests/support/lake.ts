import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { createClient, type SanityClient } from "@sanity/client";
import { root } from "./places.ts";
import { addressesOf, dataFolder, type Stack, testStack } from "./stack.ts";

/** Everything that runs the lake's command line. */
export const lakeCli = join(root, "studio/content-lake/src/cli.ts");

/** The folder of a stack's lake. */
export const lakeFolder = (stack: Stack) => join(dataFolder(stack), "lake");

/** A token of the given role, made by the lake's own command line. */
export function lakeToken(stack: Stack, role: "viewer" | "editor" | "administrator"): string {
  const args = [lakeCli, "token", "--role", role, "--data", lakeFolder(stack)];
  return execFileSync(process.execPath, args, { encoding: "utf8" }).trim();
}

const tokenVariable = (stack: Stack) => `MARQUEE_TEST_LAKE_TOKEN_${stack.name}`;

/** Makes an administrator's token for a stack's lake, and leaves it to the processes of the tests. */
export function leaveToken(stack: Stack): void {
  process.env[tokenVariable(stack)] = lakeToken(stack, "administrator");
}

/** Sanity's client for the lake under test, with the token that was left: an administrator's, raw perspective. */
export const testLake = (): SanityClient =>
  lakeClient(testStack, process.env[tokenVariable(testStack)]);

/** Sanity's own client for the lake at an address; without a token a reader whom nobody knows. */
export function clientAt(apiHost: string, token?: string): SanityClient {
  return createClient({
    projectId: "marquee",
    dataset: "production",
    apiVersion: "2025-02-19",
    apiHost,
    useProjectHostname: false,
    useCdn: false,
    perspective: "raw",
    // A test asserts what the lake answers at once.
    maxRetries: 0,
    ...(token === undefined ? {} : { token }),
  });
}

/** The same for a stack's lake. */
export const lakeClient = (stack: Stack, token?: string): SanityClient =>
  clientAt(addressesOf(stack).lake, token);
