import { parseArgs } from "node:util";
import { z } from "zod";

/** Command-line and environment settings of a gateway. */
export interface GatewaySettings {
  projectId: string;
  port: number;
  dataDir: string;
  origins: string[];
  secret: string;
  withSampleAccounts: boolean;
}

const settingsShape = z.object({
  projectId: z
    .string()
    .startsWith(
      "demo-",
      "--project must begin with demo-: the emulator never replaces a real project.",
    ),
  port: z.coerce
    .number("--port must be a number.")
    .int()
    .min(1, "--port must be between 1 and 65535.")
    .max(65_535, "--port must be between 1 and 65535."),
  dataDir: z.string("--data DIR is missing. Set it to the folder for the accounts.").min(1),
  origins: z
    .array(z.string().refine(isOrigin, "--origin must be an origin such as http://localhost:3000."))
    .min(1, "--origin is missing: the site's origin, such as http://localhost:3000."),
  secret: z
    .string("MARQUEE_AUTH_GATEWAY_SECRET is missing from the environment.")
    .regex(
      /^[\w-]{16,}$/u,
      "MARQUEE_AUTH_GATEWAY_SECRET must be 16 or more letters, digits, - or _.",
    ),
  withSampleAccounts: z.boolean(),
});

const usage = `Usage: node src/cli.ts serve --data DIR --origin URL [--origin URL …]
         [--port 9099] [--project demo-marquee] [--sample-accounts]
The environment gives MARQUEE_AUTH_GATEWAY_SECRET, shared with the site's server.`;

/** Parses arguments and environment. Throws a single error that lists every problem. */
export function readSettings(
  args: string[],
  env: Record<string, string | undefined>,
): GatewaySettings {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      port: { type: "string", default: "9099" },
      data: { type: "string" },
      project: { type: "string", default: "demo-marquee" },
      origin: { type: "string", multiple: true, default: [] },
      "sample-accounts": { type: "boolean", default: false },
    },
  });
  if (positionals.join(" ") !== "serve") throw new Error(usage);
  const settings = settingsShape.safeParse({
    projectId: values.project,
    port: values.port,
    dataDir: values.data,
    origins: values.origin,
    secret: env["MARQUEE_AUTH_GATEWAY_SECRET"],
    withSampleAccounts: values["sample-accounts"],
  });
  if (settings.success) return settings.data;
  throw new Error([...settings.error.issues.map(({ message }) => message), usage].join("\n"));
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}
