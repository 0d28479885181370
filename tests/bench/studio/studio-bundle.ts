import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { runTool } from "../../../studio/launcher/services/run-tool.ts";
import {
  readBuiltStudio,
  studioBytes,
  uselessInStudio,
} from "../../support/editors/built-studio.ts";
import { root, scratch } from "../../support/stack/places.ts";
import { printMeasure, rounded } from "../figures.ts";

const sanity = join(root, "node_modules/sanity/bin/sanity");
const folder = join(scratch, "bare-studio");

async function buildBareStudio(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await runTool({
    name: "The bare studio's build",
    arguments: [sanity, "build", join(folder, "dist"), "--yes"],
    cwd: join(root, "tests/bench/bare-studio"),
    env: { PATH: process.env["PATH"], HOME: process.env["HOME"] },
    logFile: join(folder, "build.log"),
    signal: new AbortController().signal,
  });
}

/**
 * Builds a minimal Studio (tests/bench/bare-studio). Prints `studio.bundle`: the size of all
 * scripts of the studio in `studioFolder`, divided by the size of the minimal Studio's scripts.
 * `studio.bundle.first` is the same ratio for the scripts that the page imports initially. Throws
 * if the studio in `studioFolder` contains unneeded code.
 */
export async function measureStudioBundle(studioFolder: string): Promise<void> {
  await buildBareStudio();
  const sizes = [studioFolder, join(folder, "dist")].map((each) => {
    const built = readBuiltStudio(each);
    return {
      all: studioBytes(built, built.scripts.keys()),
      first: studioBytes(built, built.first),
      useless: Object.entries(uselessInStudio).flatMap(([what, trace]) =>
        [...built.scripts.values()].some((text) => trace.test(text)) ? [what] : [],
      ),
    };
  });
  const [ours, bare] = sizes;
  if (!ours || !bare) throw new Error("Nothing was built.");
  if (ours.useless.length > 0)
    throw new Error(`The studio contains unneeded code: ${ours.useless.join(", ")}.`);
  const inAll = `gzip bytes of all scripts: ${ours.all}, of a bare Studio ${bare.all}`;
  printMeasure("studio.bundle", rounded(ours.all / bare.all), inAll);
  const atOnce = `gzip bytes that its page imports at once: ${ours.first}, of a bare Studio ${bare.first}`;
  printMeasure("studio.bundle.first", rounded(ours.first / bare.first), atOnce);
}
