"use client";

import { lazy, Suspense } from "react";
import type { MemberMenuProps } from "./member-menu.client.tsx";

const MemberMenu = lazy(() => import("./member-menu.client.tsx"));

/**
 * Loads the member menu for members only. A static import would put the menu in every page's script, because server
 * code imports this file.
 */
export function MemberMenuShell(props: MemberMenuProps) {
  return (
    <Suspense fallback={props.account}>
      <MemberMenu {...props} />
    </Suspense>
  );
}
