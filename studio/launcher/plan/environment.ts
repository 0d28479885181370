import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";

export type Values = Record<string, string>;

/** Settings, and the source of each: a file's path or "the environment". */
export type Settings = { values: Values; origins: Values };

/** Optional files, highest precedence first. */
const files = ["web/.env.local", "web/.env", "studio/.env.local", "studio/.env"];

/**
 * Reads the optional `.env` files below `root`. The process environment takes precedence. Empty values count as unset.
 */
export function readSettings(root: string, env: Record<string, string | undefined>): Settings {
  const settings: Settings = { values: {}, origins: {} };
  take(settings, env, "the environment");
  for (const file of files) {
    const path = join(root, file);
    if (existsSync(path)) take(settings, parseEnv(readFileSync(path, "utf8")), file);
  }
  return settings;
}

function take(settings: Settings, source: Record<string, string | undefined>, origin: string) {
  for (const [name, value] of Object.entries(source)) {
    if (value === undefined || value === "" || name in settings.values) continue;
    settings.values[name] = value;
    settings.origins[name] = origin;
  }
}

/**
 * Returns the text of a problem, followed by the source of each setting that the text names: a
 * file's path or "the environment".
 */
export function withOrigins(problem: string, origins: Values): string {
  const named = new Set(problem.match(/\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g));
  const places = [...named]
    .filter((name) => name in origins)
    .map((name) => `${name}: ${origins[name]}`);
  return places.length === 0 ? problem : `${problem} (Found: ${places.join("; ")}.)`;
}
