"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { EVENT_COOKIE } from "./event-cookie.ts";

/**
 * Refreshes the page when published content that it displays changes. The connection closes while the tab is hidden,
 * because browsers allow only six connections per host. When the tab is visible again, the page requests missed
 * changes. `tags` are the page's tags, comma-separated. `since` is the encoded position at which the page was rendered.
 */
export function LiveUpdates({ tags, since }: { tags: string; since: string }) {
  const router = useRouter();
  useEffect(() => {
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = since;
    const follow = () => {
      source?.close();
      if (document.hidden) return;
      source = new EventSource(`/api/live?since=${last}&tags=${encodeURIComponent(tags)}`);
      source.addEventListener("message", (event: MessageEvent<string>) => {
        last = event.lastEventId;
        // With several instances, the position contains an event. The instance that answers the
        // refresh then knows which change the page must contain.
        if (last.includes(".")) {
          document.cookie = `${EVENT_COOKIE}=${last};path=/;max-age=60;samesite=lax`;
        }
        clearTimeout(timer);
        // The data begins with the period in ms over which browsers spread their requests.
        timer = setTimeout(() => router.refresh(), Math.random() * Number.parseFloat(event.data));
      });
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      clearTimeout(timer);
      source?.close();
    };
  }, [tags, since, router]);
  return null;
}
