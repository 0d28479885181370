import { unstable_rethrow } from "next/navigation";

/**
 * Whether Next.js handles a thrown value itself: for example a redirect, or the error of a component that opts out of
 * server rendering.
 */
export function isForNext(error: unknown): boolean {
  try {
    unstable_rethrow(error);
    return false;
  } catch {
    return true;
  }
}
