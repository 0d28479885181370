import { expect, test } from "vitest";
import { runProgram } from "../files/run-program.ts";
import { checkFont } from "./check-font.ts";
import { fonts, hugeCharacterMap, installedFont } from "./patched-font.fixture.ts";

const limits = { seconds: 2, memory: 384, outputBytes: 64 * 1024 };

test("[THEME-3] checks a font in a process as it does here", async () => {
  const file = installedFont(fonts.anton);
  const output = await runProgram("font", { file }, limits);
  expect(JSON.parse(output.toString())).toEqual(await checkFont(file));
});

test("[SEC-5] ends the check of a font of 1 kB whose table of characters takes long", async () => {
  const file = await hugeCharacterMap(installedFont(fonts.anton), 600_000);
  expect(file.length).toBeLessThan(2_000);
  await expect(runProgram("font", { file }, { ...limits, seconds: 0.3 })).rejects.toThrow(
    "Reading the file takes more than 0.3 seconds or 384 MB of memory",
  );
});
