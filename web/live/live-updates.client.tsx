"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/**
 * Refreshes the page when published content it shows has changed. Its connection closes while the tab is
 * hidden (a browser allows six to a host) and asks for what it missed when the tab is shown again.
 * `tags` are the page's, comma-separated; `since` is when the page was rendered, in ms since 1970.
 */
export function LiveUpdates({ tags, since }: { tags: string; since: number }) {
  const router = useRouter();
  useEffect(() => {
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = `${since}`;
    const follow = () => {
      source?.close();
      if (document.hidden) return;
      source = new EventSource(`/api/live?since=${last}&tags=${encodeURIComponent(tags)}`);
      source.addEventListener("message", (event: MessageEvent<string>) => {
        last = event.lastEventId;
        clearTimeout(timer);
        timer = setTimeout(
          () => router.refresh(),
          Math.random() * Number(event.data.split(" ")[0]),
        );
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
