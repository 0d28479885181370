import { join } from "node:path";

/** The command line, split into its options. */
export interface Arguments {
  files: readonly string[];
  port?: string | undefined;
  host?: string[] | undefined;
  data?: string | undefined;
  origin?: string[] | undefined;
  role?: string | undefined;
  label?: string | undefined;
  url?: string | undefined;
  token?: string | undefined;
  dataset?: string | undefined;
}

/** The lake's data folder: `--data`, else under `MARQUEE_DATA`, else `.marquee/lake`. */
export function dataFolder({ data }: Arguments): string {
  return data ?? join(process.env["MARQUEE_DATA"] ?? ".marquee", "lake");
}
