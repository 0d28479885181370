import type { ComponentType } from "react";
import type { HeroPlayerProps } from "./hero-player.client.tsx";

/** How long an animation may take to arrive before the poster is all there is, in ms. */
const PATIENCE = 15_000;

/** The player and what it plays. */
export type LoadedAnimation = {
  Player: ComponentType<HeroPlayerProps>;
  data: HeroPlayerProps["data"];
};

/** The server has checked the file's shape; this is for the compiler and for a proxy that answers a page of its own. */
function hasSize(data: unknown): data is HeroPlayerProps["data"] {
  if (typeof data !== "object" || data === null || !("w" in data) || !("h" in data)) return false;
  return typeof data.w === "number" && typeof data.h === "number";
}

async function fetchAnimation(
  address: string,
  signal: AbortSignal,
): Promise<HeroPlayerProps["data"]> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`The animation was not served: ${answer.status}.`);
  const data: unknown = await answer.json();
  if (!hasSize(data)) throw new Error("The animation is not a Lottie file.");
  return data;
}

/** Fetches the player's code and the animation at the same time. Rejects when either fails or `stop` is aborted. */
export async function loadAnimation(address: string, stop: AbortSignal): Promise<LoadedAnimation> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(PATIENCE)]);
  const [{ HeroPlayer }, data] = await Promise.all([
    import("./hero-player.client.tsx"),
    fetchAnimation(address, signal),
  ]);
  return { Player: HeroPlayer, data };
}
