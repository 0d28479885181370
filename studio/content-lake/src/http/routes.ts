import type { Hono } from "hono";
import type { Lake } from "../lake.ts";
import { handleWith as to, type LakeEnv } from "./call.ts";
import { handleInTurn, handleInTurns } from "./run-in-turn.ts";
import { json } from "./json.ts";
import { assetFiles } from "./routes/asset-files.ts";
import * as assets from "./routes/assets.ts";
import * as documents from "./routes/documents.ts";
import * as historyLog from "./routes/history-log.ts";
import * as history from "./routes/history.ts";
import * as mutate from "./routes/mutate.ts";
import * as projects from "./routes/projects.ts";
import * as query from "./routes/query.ts";
import { signIn } from "./routes/sign-in.ts";
import * as streams from "./routes/streams.ts";
import * as service from "./routes/service.ts";
import { undo } from "./routes/undo.ts";
import * as users from "./routes/users.ts";

/** The first matching route handles a request. */
export function addRoutes(
  app: Hono<LakeEnv>,
  lake: Lake,
  settings: Parameters<typeof signIn>[1],
): void {
  app.get("/data/query/:dataset", to(query.byUrl));
  app.post("/data/query/:dataset", to(query.byBody));
  app.get("/data/doc/:dataset/:ids", to(documents.byId));
  app.get("/data/export/:dataset", to(handleInTurn(documents.exportAll)));
  app.get("/data/references/:dataset/documents/:id/to", to(handleInTurn(documents.references)));
  app.get("/data/history/:dataset/transactions/:ids", to(handleInTurns(history.transactions)));
  app.get("/data/history/:dataset/documents/:ids", to(handleInTurns(history.documents)));
  app.get("/data/history/:dataset/events/documents/:id", to(handleInTurns(history.events)));
  app.get("/data/history/:dataset/log", to(handleInTurn(historyLog.readLog)));
  app.post("/data/history/:dataset/log", to(historyLog.storeLog));
  app.post("/data/mutate/:dataset", to(mutate.mutate));
  app.post("/data/actions/:dataset", to(mutate.act));
  app.post("/data/undo/:dataset", to(undo));
  app.get("/data/listen/:dataset", to(streams.listenToMutations));
  app.get("/data/live/events/:dataset", to(handleInTurn(streams.liveEvents)));

  const { image, file } = assetFiles(lake);
  app.post("/assets/images/:dataset", to(assets.uploadImage));
  app.post("/assets/files/:dataset", to(assets.uploadFile));
  app.post("/assets/clean/:dataset", to(assets.clean));
  app.get("/images/:project/:dataset/:file/:name?", to(image));
  app.get("/files/:project/:dataset/:file/:name?", to(file));

  const auth = signIn(lake, settings);
  app.get("/auth/providers", to(auth.providers));
  app.get("/auth/login/password", to(auth.showForm));
  app.post("/auth/login/password", to(auth.readForm));
  app.get("/auth/login/:person", to(auth.enter));
  app.get("/auth/fetch", to(auth.fetchSession));
  app.get("/auth/id", to(auth.sessionId));
  app.post("/auth/logout", to(auth.logout));

  app.get("/users/me", to(users.currentUser));
  app.get("/users/me/keyvalue/:keys", to(users.settings));
  app.put("/users/me/keyvalue", to(users.putSettings));
  app.get("/users/:ids", to(users.users));

  app.get("/projects", to(projects.projects));
  app.get("/projects/:project", to(projects.project));
  app.get("/projects/:project/datasets/:dataset/acl", to(projects.grants));
  app.post("/comments/:dataset/setup", to(projects.setUpComments));
  for (const datasets of ["/datasets", "/projects/:project/datasets"]) {
    app.get(datasets, to(projects.datasets));
    app.put(`${datasets}/:dataset`, to(projects.createDataset));
    app.patch(`${datasets}/:dataset`, to(projects.editDataset));
  }

  // Stubs for other services that the Studio calls. Their responses make the Studio hide features that the lake doesn't
  // have.
  const always = (body: unknown) => to(() => json(body));
  app.get("/ready", to(service.readiness));
  app.get("/ping", always({ ok: true }));
  app.get("/data/ping/:dataset?", always({ ok: true }));
  app.get("/check/cors", to(service.checkCors));
  app.get("/features", always(service.features));
  app.get("/help", always({ resources: {} }));
  app.get("/subscriptions/project/:project", always(service.subscription));
  app.get("/intake/telemetry-status", always({ status: "denied" }));
  app.post("/intake/batch", always({}));
  app.get("/journey/announcements", always([]));
  app.get("/journey/:rest{.+}", always({}));
  app.get("/schedules/:rest{.+}", always({ schedules: [] }));
  app.get("/projects/:project/grants", always({}));
  app.get("/projects/:project/user-applications", always([]));
  app.get(
    "/projects/:project/new-content-release-allowed",
    always({ data: service.releaseLimits }),
  );
}
