import { cpSync, existsSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { SETTINGS, studioPage, type StudioServerOptions } from "./studio-server.ts";

/**
 * Writes the built studio, with the settings of this environment, to a folder that any web server
 * can serve. The page contains its Content Security Policy, except `frame-ancestors`, which
 * browsers accept in a header only. Throws an `Error` if the folder contains files.
 */
export function writeStudio(
  options: Pick<StudioServerOptions, "folder" | "friends" | "settings">,
  target: string,
): void {
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new Error(`${target} contains files: name an empty folder, or delete its files.`);
  }
  const { page, script, policy } = studioPage(options);
  const inPage = policy.replace(/; frame-ancestors [^;]+/, "");
  cpSync(options.folder, target, {
    recursive: true,
    filter: (name) => !basename(name).startsWith("."),
  });
  const meta = `<head><meta http-equiv="content-security-policy" content="${inPage}">`;
  writeFileSync(join(target, "index.html"), page.replace("<head>", meta));
  writeFileSync(join(target, SETTINGS), script);
}
