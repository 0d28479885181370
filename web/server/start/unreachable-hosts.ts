import { connect } from "node:net";
import { contentOrigin } from "../../content/service/content-service.ts";
import type { ServerEnv } from "../../runtime/env.server.ts";
import type { FirebaseSettings } from "../../runtime/firebase-settings.ts";

/** A service of the deployment: its address, and what the site needs it for. */
export type NeededService = { url: string; need: string };

/** Time in ms after which a host counts as unreachable. */
const TIMEOUT = 5_000;

const defaultPorts: Readonly<Record<string, string>> = {
  "http:": "80",
  "https:": "443",
  "redis:": "6379",
  "rediss:": "6379",
  "smtp:": "587",
  "smtps:": "465",
};

/** Returns the services that the site connects to with these settings. */
export function neededServices(
  { sanity, sharedStoreUrl, forms }: Pick<ServerEnv, "sanity" | "sharedStoreUrl" | "forms">,
  { embedded }: Pick<FirebaseSettings, "embedded">,
): NeededService[] {
  const signIn =
    embedded === null ? "https://identitytoolkit.googleapis.com" : `http://${embedded.host}`;
  return [
    { url: contentOrigin(sanity), need: "content" },
    { url: signIn, need: "sign-in" },
    ...(sharedStoreUrl === null ? [] : [{ url: sharedStoreUrl, need: "ended sessions" }]),
    ...(forms.mail === null ? [] : [{ url: forms.mail.server, need: "emails of forms" }]),
  ];
}

/** Opens and closes a connection. Rejects if the host can't be reached. */
export function tryConnection(hostname: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port, timeout: TIMEOUT });
    socket.unref();
    const fail = (error: Error) => {
      socket.destroy();
      reject(error);
    };
    socket.once("connect", () => {
      socket.destroy();
      resolve();
    });
    socket.once("timeout", () => fail(new Error(`no connection within ${TIMEOUT / 1_000} s`)));
    socket.once("error", fail);
  });
}

/** Returns a system error's code, such as `ENOTFOUND`, or else the message. */
const errorCodeOf = (error: unknown): string =>
  error instanceof Error
    ? "code" in error && typeof error.code === "string"
      ? error.code
      : error.message
    : String(error);

/**
 * Connects to each service once, and returns a line for each host that can't be reached, so that an
 * operator sees which one it is.
 */
export async function findUnreachableHosts(
  services: readonly NeededService[],
  open: (hostname: string, port: number) => Promise<void> = tryConnection,
): Promise<string[]> {
  const lines = await Promise.all(
    services.map(async ({ url, need }) => {
      const { hostname, port, protocol } = new URL(url);
      const number = Number(port || defaultPorts[protocol]);
      try {
        await open(hostname.replace(/^\[|\]$/g, ""), number);
        return null;
      } catch (error) {
        return `${hostname}:${number} can't be reached (${errorCodeOf(error)}), which the site needs for ${need}. Check the network, and the address in the settings.`;
      }
    }),
  );
  return lines.filter((line) => line !== null);
}
