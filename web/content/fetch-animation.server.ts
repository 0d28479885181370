import "server-only";
import { OutboundError } from "../outbound/address.ts";
import { outboundFetch } from "../outbound/fetch.ts";
import { createMemory } from "../video/memory.ts";
import { animationProblem, MAX_ANIMATION_BYTES } from "./animation.ts";

/** The poster stands meanwhile, so a slow host costs nobody anything. In ms. */
const TIMEOUT = 2_500;

/** A file seen to be an animation, or why there is none, in a sentence for an editor. */
export type FetchedAnimation =
  | { ok: true; body: Uint8Array }
  | { ok: false; status: 422 | 502; problem: string };

/** Fetches an animation through the outbound door and checks it. Never throws for what a host or a file does. */
export async function fetchAnimation(address: string): Promise<FetchedAnimation> {
  try {
    const answer = await outboundFetch(address, {
      timeoutMs: TIMEOUT,
      maxBytes: MAX_ANIMATION_BYTES,
      accept: "application/json",
    });
    if (answer.status !== 200) {
      return { ok: false, status: 502, problem: `Its address answers ${answer.status}.` };
    }
    const problem = animationProblem(answer.body);
    return problem === null ? { ok: true, body: answer.body } : { ok: false, status: 422, problem };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { ok: false, status: 502, problem: error.message };
  }
}

/**
 * An animation as visitors get it: remembered for an hour, and longer while its host fails; a host that failed is
 * asked again after three seconds, however many visitors come.
 */
export const keptAnimation = createMemory({
  ask: fetchAnimation,
  nameOf: (address) => address,
  isAnswer: ({ ok }) => ok,
  keepFor: ({ ok }) => (ok ? 60 * 60_000 : 3_000),
  // 32 MB at the very most.
  most: 16,
  now: Date.now,
});
