import { once } from "node:events";
import { type Server, createServer } from "node:http";
import { AccountState } from "../accounts/account-state.ts";
import { type AccountStore, openAccountStore } from "../accounts/account-store.ts";
import { framePath } from "../accounts/identity-pages.ts";
import { openIdentityProviders } from "../accounts/identity-providers.ts";
import { restore } from "../accounts/restore.ts";
import { type Emulator, createEmulator } from "../emulator.ts";
import { createGateway } from "./gateway.ts";
import { createVisitorTurns } from "./visitor-turns.ts";
import { createLedger } from "../limits/ledger.ts";
import type { Lockout } from "../limits/lockouts.ts";
import { openConfig } from "../project/config-store.ts";
import type { GatewaySettings } from "../project/settings.ts";
import { createSeal } from "../sessions/seal.ts";

export interface Mail {
  to: string;
  /** Google's name for the kind of email, such as `VERIFY_EMAIL`. */
  about: string;
  link: string;
}

export interface Message {
  to: string;
  code: string;
}

export interface Listeners {
  onMail?: (mail: Mail) => void;
  onTextMessage?: (message: Message) => void;
  onLocked?: (lockout: Lockout) => void;
}

export interface Gateway {
  url: string;
  /** Stops listening, waits for pending responses, and closes the account store. */
  close(): Promise<void>;
}

/** Throws an error that says how to fix a port or a data folder that is in use. */
export async function startGateway(
  settings: GatewaySettings,
  listeners: Listeners = {},
): Promise<Gateway> {
  const store = openAccountStore(settings.dataDir);
  try {
    return await listen(settings, store, listeners);
  } catch (cause) {
    store.close();
    throw cause;
  }
}

async function listen(
  settings: GatewaySettings,
  store: AccountStore,
  { onMail, onTextMessage, onLocked = () => {} }: Listeners,
): Promise<Gateway> {
  const { projectId, port, origins, secret } = settings;
  const seal = createSeal(store.sealKey);
  const config = openConfig(store, origins);
  const ledger = createLedger();
  const state = new AccountState({
    projectId,
    config: () => config.current(),
    ledger,
    seal,
    now: Date.now,
    postbox: {
      onMail: (mail) => onMail?.({ to: mail.email, about: mail.requestType, link: mail.oobLink }),
      onTextMessage: ({ phoneNumber, code }) => onTextMessage?.({ to: phoneNumber, code }),
    },
  });
  restore(state, store, ledger, Date.now());
  const emulator = await createEmulator(projectId, state);
  if (settings.withSampleAccounts) {
    await store.once("sampleAccounts", async () => {
      await addSampleAccounts(emulator, projectId);
      store.save(ledger.take());
    });
  }
  const server = createServer();
  server.requestTimeout = 15_000;
  const listening = await listenOnLoopback(server, port);
  const hosts = ["localhost", "127.0.0.1"].map((name) => `${name}:${listening}`);
  const checks = { hosts, origins, secret, framed: [framePath] };
  const providers = openIdentityProviders(store);
  const parts = {
    projectId,
    checks,
    emulator,
    state,
    store,
    ledger,
    config,
    providers,
    seal,
    onLocked,
    visitorTurns: createVisitorTurns(server),
  };
  server.on("request", createGateway(parts));
  return {
    url: `http://localhost:${listening}`,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeIdleConnections();
      await closed;
      store.close();
    },
  };
}

/** Returns the port, which the system chooses when `port` is 0. */
async function listenOnLoopback(server: Server, port: number): Promise<number> {
  server.listen(port, "127.0.0.1");
  await once(server, "listening").catch((cause: unknown) => {
    throw new Error(portTrouble(port, cause), { cause });
  });
  const address = server.address();
  return typeof address === "object" && address ? address.port : port;
}

function portTrouble(port: number, cause: unknown): string {
  const isTaken = cause instanceof Error && "code" in cause && cause.code === "EADDRINUSE";
  return isTaken
    ? `Port ${port} is in use by another sign-in service or another program. Stop that program, or choose another port with --port.`
    : `The sign-in service can't listen on port ${port}. Choose another port with --port.`;
}

/** The sample members' password, used only by the sample site on this machine. */
const samplePassword = "nightlight";

const sampleAccounts = [
  { email: "member@marquee.test", displayName: "Mina Member", emailVerified: true },
  { email: "newcomer@marquee.test", displayName: "Nico Newcomer", emailVerified: false },
] as const;

/** Throws when the emulator rejects one. */
async function addSampleAccounts(emulator: Emulator, projectId: string) {
  for (const account of sampleAccounts) {
    const response = await emulator.send({
      method: "POST",
      target: `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`,
      host: "localhost",
      isOwner: true,
      body: {
        contentType: "application/json",
        text: JSON.stringify({ ...account, password: samplePassword }),
      },
    });
    const alreadyThere = response.text.includes("EMAIL_EXISTS");
    if (response.status !== 200 && !alreadyThere) {
      throw new Error(`The sample account ${account.email} could not be created: ${response.text}`);
    }
  }
}
