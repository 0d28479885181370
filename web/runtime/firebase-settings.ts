import { existsSync } from "node:fs";
import { serviceAccountProblem } from "@marquee/schemas/contract";
import * as z from "zod";
import type { PublicFirebaseSettings } from "./firebase-browser-settings.ts";

/** The server's settings for the sign-in provider, Firebase Authentication. */
export type FirebaseSettings = {
  projectId: string;
  /** The embedded sign-in service that replaces Firebase in `demo-` projects; null on Firebase itself. */
  embedded: { host: string; secret: string } | null;
  /**
   * The service account that signs session cookies; null if the host provides application default
   * credentials.
   */
  account: { clientEmail: string; privateKey: string } | null;
};

/**
 * The checked settings of the server and of browsers, or a list of all problems. Each problem names
 * the variable and the solution.
 */
export type FirebaseSettingsResult =
  | { ok: true; settings: FirebaseSettings; browser: PublicFirebaseSettings }
  | { ok: false; problems: string[] };

const isDemo = (projectId: string) => projectId.startsWith("demo-");

const shape = z.object({
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: z.string(
    "is missing: set the Firebase project id, or start with `npm start` for the embedded sign-in service",
  ),
  NEXT_PUBLIC_FIREBASE_API_KEY: z.string(
    "is missing: it is the web API key of the Firebase project",
  ),
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: z.string().optional(),
  NEXT_PUBLIC_FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^[\w.-]+:\d+$/, "must be a host and port such as localhost:9099")
    .optional(),
  MARQUEE_AUTH_GATEWAY_SECRET: z
    .string()
    .regex(/^[\w-]{16,}$/, "must be 16 or more letters, digits, - or _")
    .optional(),
  FIREBASE_CLIENT_EMAIL: z.email("must be the client_email of the key file").optional(),
  // Platforms store line breaks as `\n`.
  FIREBASE_PRIVATE_KEY: z
    .string()
    .transform((key) => key.replaceAll("\\n", "\n"))
    .refine((key) => /^-----BEGIN (?:RSA )?PRIVATE KEY-----\n/.test(key), {
      error: "must be the private_key of the key file, with its BEGIN line",
    })
    .optional(),
});

/**
 * Reads the provider's settings from `source` (normally `process.env`); never throws. In emulator
 * mode firebase-admin accepts unsigned tokens, even in production builds. So emulator settings are
 * valid only for `demo-` projects, because no real project has this prefix. [SEC-3]
 */
export function parseFirebaseSettings(
  source: Record<string, string | undefined>,
): FirebaseSettingsResult {
  const filled = Object.entries(source).filter(([, value]) => value !== "");
  const parsed = shape.safeParse(Object.fromEntries(filled));
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    return { ok: false, problems };
  }
  const projectId = parsed.data.NEXT_PUBLIC_FIREBASE_PROJECT_ID;
  const problems = isDemo(projectId)
    ? demoProblems(parsed.data)
    : hostedProblems(parsed.data, source);
  if (problems.length > 0) return { ok: false, problems };
  const { FIREBASE_AUTH_EMULATOR_HOST: host, MARQUEE_AUTH_GATEWAY_SECRET: secret } = parsed.data;
  const embedded = host !== undefined && secret !== undefined ? { host, secret } : null;
  const { FIREBASE_CLIENT_EMAIL: clientEmail, FIREBASE_PRIVATE_KEY: privateKey } = parsed.data;
  const account =
    clientEmail !== undefined && privateKey !== undefined ? { clientEmail, privateKey } : null;
  const browser = {
    projectId,
    apiKey: parsed.data.NEXT_PUBLIC_FIREBASE_API_KEY,
    authDomain: parsed.data.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN ?? null,
    emulator: parsed.data.NEXT_PUBLIC_FIREBASE_AUTH_EMULATOR_HOST ?? null,
  };
  return { ok: true, settings: { projectId, embedded, account }, browser };
}

const isFile = (path: string) => existsSync(/* turbopackIgnore: true */ path);

function hostedProblems(
  env: z.output<typeof shape>,
  source: Record<string, string | undefined>,
): string[] {
  const emulator = [
    "FIREBASE_AUTH_EMULATOR_HOST",
    "NEXT_PUBLIC_FIREBASE_AUTH_EMULATOR_HOST",
  ] as const;
  const project = env.NEXT_PUBLIC_FIREBASE_PROJECT_ID;
  const found = emulator
    .filter((name) => env[name] !== undefined)
    .map(
      (name) =>
        `${name} is set, but the project "${project}" is a real one: remove it, for an emulator believes tokens that anyone can write`,
    );
  const account = serviceAccountProblem(source, project, isFile);
  return account === null ? found : [...found, account];
}

function demoProblems(env: z.output<typeof shape>): string[] {
  const needed = [
    "FIREBASE_AUTH_EMULATOR_HOST",
    "NEXT_PUBLIC_FIREBASE_AUTH_EMULATOR_HOST",
    "MARQUEE_AUTH_GATEWAY_SECRET",
  ] as const;
  return needed
    .filter((name) => env[name] === undefined)
    .map(
      (name) =>
        `${name} is missing: the project "${env.NEXT_PUBLIC_FIREBASE_PROJECT_ID}" exists in the embedded sign-in service alone`,
    );
}

/**
 * Returns the provider's settings of this process. Throws an error that lists every invalid
 * setting.
 */
export const firebaseSettings = (): FirebaseSettings => validSettings().settings;

/** Returns the settings that browsers need. Throws an error that lists every invalid setting. */
export const browserFirebaseSettings = (): PublicFirebaseSettings => validSettings().browser;

function validSettings() {
  const result = parseFirebaseSettings(process.env);
  if (result.ok) return result;
  throw new Error(`Nobody can sign in with these settings:\n  ${result.problems.join("\n  ")}`);
}
