import { json, type Call, type Route } from "../route.ts";

/** Stubs for Sanity's other services that the Studio calls. They make it hide features that don't exist here. */
export const surroundingRoutes: readonly Route[] = [
  { method: "GET", path: "/ping", handle: () => json({ ok: true }) },
  { method: "GET", path: "/data/ping/:dataset", handle: () => json({ ok: true }) },
  { method: "GET", path: "/data/ping", handle: () => json({ ok: true }) },
  { method: "GET", path: "/check/cors", handle: checkCors },
  { method: "GET", path: "/features", handle: () => json(features) },
  { method: "GET", path: "/help", handle: () => json({ resources: {} }) },
  { method: "GET", path: "/subscriptions/project/:project", handle: () => json(subscription) },
  { method: "GET", path: "/intake/telemetry-status", handle: () => json({ status: "denied" }) },
  { method: "POST", path: "/intake/batch", handle: () => json({}) },
  { method: "GET", path: "/journey/announcements", handle: () => json([]) },
  { method: "GET", path: "/journey/:rest*", handle: () => json({}) },
  {
    method: "GET",
    path: "/projects/:project/new-content-release-allowed",
    handle: () => json({ data: releaseLimits }),
  },
  { method: "GET", path: "/schedules/:rest*", handle: () => json({ schedules: [] }) },
];

/** Features that the Studio offers only if the service reports them: releases and scheduling of single documents. */
const features = ["contentReleases", "singleDocRelease"];

/** The Studio reads the retention of archived releases here and fails without a response. `null` means forever. */
const subscription = {
  featureTypes: { retention: { features: [{ attributes: { maxRetentionDays: null } }] } },
};

/**
 * No limit on releases, which Sanity sells by number. If the count were null, the Studio would request it again
 * endlessly.
 */
const releaseLimits = {
  datasetReleaseLimit: Number.MAX_SAFE_INTEGER,
  orgActiveReleaseLimit: null,
  orgMeteredActiveReleaseCount: 0,
};

/** Only an allowed page gets here, because `guardOrigin` rejects the others. */
function checkCors({ request, origins }: Call): Response {
  const origin = request.headers.get("origin");
  const allowed = origin === null || origins.includes(origin);
  return json({ result: { allowed, withCredentials: allowed } });
}
