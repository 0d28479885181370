#!/usr/bin/env node
import { versions } from "node:process";

/** The oldest version of Node.js that runs the lake, as in `engines` of package.json. */
const OLDEST = [24, 2];

const [major = 0, minor = 0] = versions.node.split(".").map(Number);
const [oldestMajor = 0, oldestMinor = 0] = OLDEST;
if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) {
  // Imported afterwards, because an older Node.js can't load these modules.
  const { runCommandLine } = await import("./cli.ts");
  await runCommandLine();
} else {
  console.error(
    `content-lake requires Node.js ${OLDEST.join(".")} or newer, but this is version ${versions.node}.\n` +
      "Install a current version from https://nodejs.org, or run `npm install node` in your project and then `npx content-lake`.",
  );
  process.exitCode = 1;
}
