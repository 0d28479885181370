import { expect, test } from "vitest";
import { canary } from "../../../tests/support/canary.ts";
import { nextRuntime } from "../../../tests/support/next-runtime.ts";
import { isServerComponent } from "./client-reference.ts";

const seam = {
  dependency: "next",
  writtenFor: "16.4.6",
  check:
    "how React marks a client component in server code (`registerClientReference` in next/dist/compiled/react-server-dom-turbopack). A block's client components would otherwise be called on the server.",
};

test(
  "distinguishes the client reference that React creates from a server component",
  canary(seam, () => {
    const { registerClientReference } = nextRuntime()["react-rsc"].ReactServerDOMTurbopackServer;
    const reference = registerClientReference(() => undefined, "stage", "Stage");
    expect(isServerComponent(reference)).toBe(false);
    expect(isServerComponent(() => null)).toBe(true);
  }),
);
