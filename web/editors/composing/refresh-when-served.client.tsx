"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { whenServed } from "./when-served.client.ts";

/** Shortest and longest pause in ms before an attempt. A page can also fail while its content service responds. */
const FIRST_PAUSE = 2_000;
const LAST_PAUSE = 60_000;

/** Requests the page again whenever the site and its content service respond, until another page replaces this element. */
export function RefreshWhenServed() {
  const router = useRouter();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isDisplayed = true;
    const schedule = (pause: number) => {
      timer = setTimeout(async () => {
        await whenServed();
        if (!isDisplayed) return;
        router.refresh();
        schedule(Math.min(pause * 2, LAST_PAUSE));
      }, pause);
    };
    schedule(FIRST_PAUSE);
    return () => {
      isDisplayed = false;
      clearTimeout(timer);
    };
  }, [router]);
  return null;
}
