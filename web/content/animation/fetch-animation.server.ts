import "server-only";
import * as z from "zod";
import { Busy } from "../files/fair-turns.ts";
import { runProgram, UnreadableFile } from "../files/run-program.ts";
import { OutboundError } from "../outbound/address.ts";
import { outboundFetch } from "../outbound/fetch.ts";
import { createResponseCache } from "../outbound/response-cache.ts";
import { MAX_ANIMATION_BYTES } from "./animation.ts";
import type { AnimationSource } from "./animation-address.ts";
import { fileOfAsset, fileOfUrl } from "./own-file.server.ts";

/** Request timeout in ms. The poster is displayed meanwhile, so a slow host does not delay the page. */
const TIMEOUT = 2_500;

/** Limits of checking an animation, which takes 0.2 seconds and 100 MB for a real one of 2 MB. */
const limits = { seconds: 2, memory: 384, outputBytes: MAX_ANIMATION_BYTES + 64 * 1024 };

/** Fixed error messages for editors. None contains an address, a host or the reason why an address was blocked. */
const faults = {
  unreachable: "The file cannot be downloaded: the URL of the file must be public and use https.",
  tooLarge: "The file is larger than 2 MB: use a smaller file.",
  tooComplex: "The animation takes too long to read: simplify the animation.",
  busy: "Too many animations are being checked: try again in a moment.",
} as const;

/** A valid animation as Lottie JSON, with what looks different on the site, or the reason why there is none, in a sentence for an editor. */
export type FetchedAnimation =
  | { ok: true; body: Uint8Array; warning: string | null }
  | { ok: false; status: 422 | 502; problem: string };

const reportShape = z.union([
  z.object({ problem: z.string() }),
  z.object({ problem: z.null(), warning: z.string().nullable() }),
]);

/** Checks an animation in a process of its own, which also unpacks it. */
async function checkInProcess(file: Uint8Array): Promise<FetchedAnimation> {
  const output = await runProgram("animation", { file }, limits);
  const end = output.indexOf("\n");
  const report = reportShape.parse(JSON.parse(output.toString("utf8", 0, end)));
  return report.problem === null
    ? { ok: true, body: output.subarray(end + 1), warning: report.warning }
    : failed(422, report.problem);
}

const failed = (status: 422 | 502, problem: string): FetchedAnimation => ({
  ok: false,
  status,
  problem,
});

/**
 * Fetches and checks an animation. `allow` lists the hosts that may be requested although they are
 * not public. It is empty for an address that a person typed. Never throws for a failure of the
 * host or an invalid file.
 */
async function fetchFrom(address: string, allow: readonly string[]): Promise<FetchedAnimation> {
  try {
    const response = await outboundFetch(address, {
      timeoutMs: TIMEOUT,
      maxBytes: MAX_ANIMATION_BYTES,
      accept: "application/json, application/zip, application/octet-stream",
      allow,
    });
    if (response.status !== 200)
      return failed(502, `The file's URL returned status ${response.status}.`);
    return await checkInProcess(response.body);
  } catch (error) {
    if (error instanceof UnreadableFile) return failed(422, faults.tooComplex);
    if (error instanceof Busy) return failed(502, faults.busy);
    if (!(error instanceof OutboundError)) throw error;
    // Blocked and unreachable hosts get the same message: a difference would reveal which internal hosts exist.
    return failed(502, error.kind === "tooLarge" ? faults.tooLarge : faults.unreachable);
  }
}

/** Fetches an animation referenced by the site's content. */
export function fetchAnimation({ source, address }: AnimationSource): Promise<FetchedAnimation> {
  if (source === "address") return fetchFrom(address, []);
  const file = fileOfUrl(address);
  return fetchFrom(file.address, file.allow);
}

/** Fetches the animation in the uploaded file whose asset ID is `id`. Returns null if `id` is not an asset ID. */
export async function fetchAnimationFile(id: string): Promise<FetchedAnimation | null> {
  const file = fileOfAsset(id);
  return file === null ? null : fetchFrom(file.address, file.allow);
}

/**
 * Returns an animation for visitors. It is cached for an hour, and for longer while its host fails.
 * A failure is cached for three seconds, so that many visitors cause few requests to a failed host. A file that can't
 * be played is cached for a minute, because checking it takes time.
 */
export const cachedAnimation = createResponseCache({
  fetch: fetchAnimation,
  keyOf: ({ source, address }: AnimationSource) => `${source} ${address}`,
  isSuccess: ({ ok }) => ok,
  lifetimeOf: (animation) =>
    animation.ok ? 60 * 60_000 : animation.status === 422 ? 60_000 : 3_000,
  // A file has up to 2 MB, so the cache has up to 32 MB.
  max: 16,
  now: Date.now,
});
