import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { answers, startService } from "../../studio/launcher/services/service.ts";
import { lakeCli } from "../support/stack/lake.ts";

/** A content lake of its own, with a sample site. */
export type ImageLake = { url: string; token: string; stop: () => Promise<void> };

/** Starts a lake in an empty folder and imports a sample site. */
export async function openImageLake(
  folder: string,
  port: number,
  sample: string,
): Promise<ImageLake> {
  const url = `http://localhost:${port}`;
  const data = ["--data", join(folder, "lake")];
  mkdirSync(folder, { recursive: true });
  const service = startService({
    name: "The content lake",
    arguments: [lakeCli, "serve", "--port", String(port), ...data],
    cwd: folder,
    env: { PATH: process.env["PATH"] },
    logFile: join(folder, "lake.log"),
    isReady: () => answers(`${url}/v1/ping`),
    readyWithin: 60_000,
  });
  await service.ready;
  const run = (args: string[], env: Record<string, string> = {}) =>
    execFileSync(process.execPath, [lakeCli, ...args], {
      encoding: "utf8",
      env: { PATH: process.env["PATH"], ...env },
    }).trim();
  const administrator = run(["token", "--role", "administrator", ...data]);
  run(["sample", sample, "--url", url], { SANITY_AUTH_TOKEN: administrator });
  return { url, token: run(["token", "--role", "viewer", ...data]), stop: service.stop };
}
