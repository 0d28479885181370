import { execFileSync } from "node:child_process";
import { lakeCli, lakeFolder } from "./lake.ts";
import { testStack } from "./stack.ts";

const editor = (...args: string[]) =>
  execFileSync(process.execPath, [lakeCli, "editor", ...args, "--data", lakeFolder(testStack)]);

/** Lets one more person sign in to the Studio while `work` runs: the Studio then asks everybody who they are. */
export async function withEditor(
  { name, email }: { name: string; email: string },
  work: () => Promise<void>,
): Promise<void> {
  editor("add", "--name", name, "--email", email, "--role", "editor");
  try {
    await work();
  } finally {
    editor("remove", email);
  }
}
