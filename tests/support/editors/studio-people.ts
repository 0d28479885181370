import { execFileSync } from "node:child_process";
import { lakeCli, lakeFolder } from "../stack/lake.ts";
import { testStack } from "../stack/stack.ts";

const editor = (args: readonly string[], input = "") =>
  execFileSync(process.execPath, [lakeCli, "editor", ...args, "--data", lakeFolder(testStack)], {
    input,
  });

type NewEditor = { name: string; email: string; password?: string; role?: string };

/** Adds an editor while `work` runs. With more than one user, the studio requires everyone to sign in. */
export async function withEditor(
  { name, email, password, role = "editor" }: NewEditor,
  work: () => Promise<void>,
): Promise<void> {
  const person = ["add", "--name", name, "--email", email, "--role", role];
  if (password === undefined) editor(person);
  else editor([...person, "--password"], `${password}\n`);
  try {
    await work();
  } finally {
    editor(["remove", email]);
  }
}
