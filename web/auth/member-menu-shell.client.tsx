"use client";

import { lazy, Suspense } from "react";
import type { MemberMenuProps } from "./member-menu.client.tsx";

const MemberMenu = lazy(async () => ({
  default: (await import("./member-menu.client.tsx")).MemberMenu,
}));

/** The member's menu, loaded by members alone: what the site's server code imports is in the script of every page. */
export function MemberMenuShell(props: MemberMenuProps) {
  return (
    <Suspense fallback={props.name}>
      <MemberMenu {...props} />
    </Suspense>
  );
}
