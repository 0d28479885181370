import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Challenge } from "altcha-lib/types";

/** A proof of work that a form sends. */
export type Proof = {
  /** Starts computing the proof, if it isn't computed yet. */
  begin: () => void;
  /** Returns the proof as text, when it is computed. */
  text: () => Promise<string>;
  /** Discards the proof, because the server does not accept it any more. */
  renew: () => void;
};

const isChallenge = (value: unknown): value is Challenge =>
  typeof value === "object" && value !== null && "parameters" in value && "signature" in value;

async function compute(path: string): Promise<string> {
  const response = await fetch(path, { cache: "no-store" });
  const challenge: unknown = await response.json();
  if (!response.ok || !isChallenge(challenge)) throw new Error("There is no challenge.");
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error("The challenge was not solved in time.");
  return JSON.stringify({ challenge, solution });
}

/** Creates the proof of work of a form. `path` is the endpoint that returns a challenge. */
export function createProof(path: string): Proof {
  let computed: Promise<string> | null = null;
  const begin = () => {
    computed ??= compute(path);
    // A failure is reported when the form is sent.
    computed.catch(() => {
      computed = null;
    });
    return computed;
  };
  return {
    begin: () => void begin(),
    text: begin,
    renew: () => {
      computed = null;
    },
  };
}
