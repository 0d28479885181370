import { json, type Call, type Route } from "../route.ts";

/** What the Studio asks Sanity's other services for, answered so that nothing is offered that isn't here. */
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

/** What the Studio offers only where the service says that it has it: releases, and a time for a single document. */
const features = ["contentReleases", "singleDocRelease"];

/** The Studio reads here for how long an archived release is kept, and fails without the answer: for ever. */
const subscription = {
  featureTypes: { retention: { features: [{ attributes: { maxRetentionDays: null } }] } },
};

/** As many releases as anybody wants: Sanity sells them by number. The Studio asks again for ever where the count is null. */
const releaseLimits = {
  datasetReleaseLimit: Number.MAX_SAFE_INTEGER,
  orgActiveReleaseLimit: null,
  orgMeteredActiveReleaseCount: 0,
};

/** Reached only by a page that may call: the guard has turned away the others. */
function checkCors({ request, origins }: Call): Response {
  const origin = request.headers.get("origin");
  const allowed = origin === null || origins.includes(origin);
  return json({ result: { allowed, withCredentials: allowed } });
}
