"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

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
      // Tags need no encoding: `/api/live` accepts only letters, digits, and `_:.-`.
      source = new EventSource(`/api/live?since=${last}&tags=${tags}`);
      source.addEventListener("message", (event: MessageEvent<string>) => {
        last = event.lastEventId;
        clearTimeout(timer);
        // The data begins with the period in ms over which browsers spread their requests. With
        // several instances, a cookie follows (`event-cookie.ts`).
        const [within, cookie] = event.data.split(" ");
        if (cookie) document.cookie = cookie;
        timer = setTimeout(() => router.refresh(), Math.random() * Number(within));
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
  // Published pages have no framework. Their start script reads these attributes (`start/live.client.ts`).
  return <div hidden data-live={tags} data-since={since} />;
}
