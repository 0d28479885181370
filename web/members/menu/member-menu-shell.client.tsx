"use client";

import { lazy, Suspense } from "react";
import type { MemberMenuProps } from "./member-menu.client.tsx";

const MemberMenu = lazy(async () => ({
  default: (await import("./member-menu.client.tsx")).MemberMenu,
}));

/** Loads the member menu for members only: client components that server code imports are in every page's script. */
export function MemberMenuShell(props: MemberMenuProps) {
  return (
    <Suspense fallback={props.name}>
      <MemberMenu {...props} />
    </Suspense>
  );
}
