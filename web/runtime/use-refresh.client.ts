"use client";
import { useRouter } from "next/navigation";

/**
 * Returns a function that renders the page again with what the server knows now, and keeps what the visitor sees. In a
 * published page, which has no router, `start/use-refresh-in-place.client.ts` takes the place of this file.
 */
export function useRefresh(): () => void {
  const router = useRouter();
  return () => router.refresh();
}
