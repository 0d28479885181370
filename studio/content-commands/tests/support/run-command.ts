import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { SanityClient } from "@sanity/client";
import { afterAll, beforeAll } from "vitest";
import { clientAt } from "../../../content-lake/tests/support/client-at.ts";
import {
  newFolder,
  runProgram,
  serveLakeProcess,
  tokenFor,
  type ServedLake,
} from "../../../content-lake/tests/support/served-lake.ts";

const program = fileURLToPath(new URL("../../cli.ts", import.meta.url));

export const runCommand = (...args: string[]) => runProgram(program, args);

export function useLake() {
  const folder = newFolder();
  let lake: ServedLake;
  let token: string;
  let client: SanityClient;
  beforeAll(async () => {
    lake = await serveLakeProcess(folder);
    token = await tokenFor(folder, "administrator");
    client = clientAt(lake.url, token);
  }, 120_000);
  afterAll(async () => {
    await lake.end("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    folder,
    client: () => client,
    run: (...args: string[]) => runCommand(...args, "--url", lake.url, "--token", token),
  };
}
