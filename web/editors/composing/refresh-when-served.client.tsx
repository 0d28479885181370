"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { whenServed } from "./when-served.client.ts";

/** Time in ms until the first attempt, so that a page that fails for another reason isn't requested all the time. */
const PAUSE = 2_000;

/** Requests the page again once the site and its content service respond. */
export function RefreshWhenServed() {
  const router = useRouter();
  useEffect(() => {
    let isDisplayed = true;
    const timer = setTimeout(async () => {
      await whenServed();
      if (isDisplayed) router.refresh();
    }, PAUSE);
    return () => {
      isDisplayed = false;
      clearTimeout(timer);
    };
  }, [router]);
  return null;
}
