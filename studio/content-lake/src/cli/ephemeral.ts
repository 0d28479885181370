import type { ContentLake } from "../content-lake.ts";
import { serveLake } from "../server.ts";
import type { Arguments } from "./arguments.ts";

/** The content and the token of a lake in memory. */
export interface Ephemeral {
  /** The archive to import. */
  seed: string | undefined;
  /** The text of the administrator's token; a random one if undefined. */
  token: string | undefined;
}

/** Returns undefined for a lake in a folder. Throws an `Error` for the user if the options contradict each other. */
export function ephemeralOf(given: Arguments): Ephemeral | undefined {
  const { seed, empty = false, ephemeral = false, data } = given;
  if (!empty && !ephemeral) {
    if (seed === undefined) return undefined;
    throw new Error(
      "--seed is for a lake in memory: add --ephemeral. `import` stores an archive in a folder.",
    );
  }
  if (data !== undefined) {
    throw new Error("--data can't be used with --ephemeral, which keeps everything in memory.");
  }
  if (empty && seed !== undefined) throw new Error("Use either --empty or --seed FILE.");
  const token = given.token ?? process.env["SANITY_AUTH_TOKEN"];
  if (token !== undefined && !/^\S+$/.test(token)) {
    throw new Error("--token is not valid. Use a text without spaces.");
  }
  return { seed, token };
}

/**
 * Creates the token of a lake in memory and imports its archive. Serves it on a port of its own in the meantime, so that
 * its real port responds only when the content is there.
 */
export async function prepareEphemeral(
  lake: ContentLake,
  { seed, token }: Ephemeral,
  given: Arguments,
): Promise<string> {
  const text = lake.createToken({ text: token, label: "Emulator" });
  if (seed === undefined) return text;
  const { importDataset } = await import("./import.ts");
  const running = await serveLake(lake, 0);
  try {
    const url = `http://127.0.0.1:${running.port}`;
    await importDataset({ ...given, files: [seed], url, token: text });
  } finally {
    await running.stop();
  }
  return text;
}
