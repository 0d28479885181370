import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { SanityClient } from "@sanity/client";
import { clientAt } from "../../../studio/content-lake/tests/support/client-at.ts";
import { root } from "./places.ts";
import { addressesOf, dataFolder, type Stack, testStack } from "./stack.ts";

export const lakeCli = join(root, "studio/content-commands/cli.ts");

export const lakeFolder = (stack: Stack) => join(dataFolder(stack), "lake");

export function lakeToken(stack: Stack, role: "viewer" | "editor" | "administrator"): string {
  const args = [lakeCli, "token", "--role", role, "--data", lakeFolder(stack)];
  return execFileSync(process.execPath, args, { encoding: "utf8" }).trim();
}

/** A JSON object that maps each stack's name to an administrator's token for its lake. */
const TOKENS = "MARQUEE_TEST_LAKE_TOKEN";

/** Makes administrators' tokens for the stacks' lakes and passes them to the test processes. */
export function leaveTokens(stacks: readonly Stack[]): void {
  const tokens = stacks.map((stack) => [stack.name, lakeToken(stack, "administrator")]);
  process.env[TOKENS] = JSON.stringify(Object.fromEntries(tokens));
}

/** Sanity's client for the lake under test, with the administrator's token that {@link leaveTokens} stored. */
export function testLake(): SanityClient {
  const tokens: Record<string, string> = JSON.parse(process.env[TOKENS] ?? "{}");
  return lakeClient(testStack, tokens[testStack.name]);
}

export const lakeClient = (stack: Stack, token?: string): SanityClient =>
  clientAt(addressesOf(stack).lake, token);
