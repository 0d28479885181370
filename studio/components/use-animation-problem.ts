import { useEffect, useState } from "react";
import { useClient } from "sanity";
import * as z from "zod";

/** Waits for the end of what is being typed. In ms. */
const PAUSE = 600;

/** The site fetches the file and gives up after eight seconds itself. In ms. */
const PATIENCE = 12_000;

const byAddress = z.object({
  source: z.literal("address"),
  address: z.url({ protocol: /^https$/ }),
});
const byFile = z.object({ file: z.object({ asset: z.object({ _ref: z.string() }) }) });
const verdict = z.object({ problem: z.string().nullable() });

/** What a form's animation field names: an address, or the id of an uploaded file; neither when there is nothing to ask. */
export function animationNamed(value: unknown): { address: string | null; fileId: string | null } {
  const other = byAddress.safeParse(value);
  if (other.success) return { address: other.data.address, fileId: null };
  const isOther = z.object({ source: z.literal("address") }).safeParse(value).success;
  const file = byFile.safeParse(value);
  return { address: null, fileId: !isOther && file.success ? file.data.file.asset._ref : null };
}

/**
 * Asks the site whether visitors would see the animation that a field holds: why not, in a sentence; null when they
 * would, and as long as that is not known. A site that does not answer says nothing about the animation.
 */
export function useAnimationProblem(site: string, value: unknown): string | null {
  const client = useClient({ apiVersion: "2025-02-19" });
  const [found, setFound] = useState<{ of: string; problem: string | null } | null>(null);
  const { address, fileId } = animationNamed(value);
  const named = address ?? fileId;

  useEffect(() => {
    if (named === null) return undefined;
    const stop = new AbortController();
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(PATIENCE)]);
    const ask = async () => {
      const url = z
        .string()
        .parse(address ?? (await client.fetch("*[_id == $fileId][0].url", { fileId }, { signal })));
      const query = new URLSearchParams({ address: url });
      const answer = await fetch(`${site}/api/animation/check?${query}`, { signal });
      setFound({ of: named, problem: verdict.parse(await answer.json()).problem });
    };
    const timer = setTimeout(() => ask().catch(() => setFound(null)), PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [client, site, address, fileId, named]);

  return found?.of === named ? (found?.problem ?? null) : null;
}
