import { expect, test } from "vitest";
import { refuseNpmOptions } from "./npm-options.ts";

test.each([
  ["true", "npm start -- --sample …"],
  ["tidewater", "npm start -- --sample tidewater"],
])("[RUN-3] an option that npm took (as %j) is named with the right command", (value, command) => {
  const env = { npm_lifecycle_event: "start", npm_config_sample: value };
  expect(() => refuseNpmOptions(["sample"], "start", env)).toThrow(
    `npm took --sample for itself, so the command didn't get it. Write -- before the command's arguments: ${command}`,
  );
});

test("[RUN-3] a rehearsal that npm took is refused, because the command would write", () => {
  const env = { npm_lifecycle_event: "lake", npm_config_dry_run: "true", npm_config_force: "true" };
  expect(() => refuseNpmOptions(["dry-run", "force", "url"], "lake", env)).toThrow(
    /^npm took --dry-run and --force for itself.*: npm run lake -- --dry-run … --force …$/,
  );
});

test("a program that another script starts ignores that script's npm", () => {
  const env = { npm_lifecycle_event: "test", npm_config_sample: "true" };
  expect(() => refuseNpmOptions(["sample"], "start", env)).not.toThrow();
  expect(() => refuseNpmOptions(["sample"], "start", {})).not.toThrow();
});
