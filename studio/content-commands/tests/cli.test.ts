import { expect, it } from "vitest";
import { runCommand } from "./support/run-command.ts";

it("lists the lake's commands and Marquee's, with Marquee's defaults", async () => {
  const { code, stdout } = await runCommand("--help");
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Usage: npm run lake -- <command>\n/);
  const names = [...stdout.matchAll(/^ {2}(\w+)/gm)].map(([, name]) => name);
  const some = ["serve", "import", "backup", "check", "migrate", "sample"];
  expect(names).toEqual(expect.arrayContaining(some));
  expect(stdout).toContain("DIR is .marquee/lake, or lake in MARQUEE_DATA");
  expect(stdout).toContain("signed with the secret in SANITY_REVALIDATE_SECRET");
});

it("reports an unknown command with the help", async () => {
  const { code, stderr } = await runCommand("polish");
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Unknown command "polish"\.\n\nUsage: npm run lake --/);
});
