import { answerWith, refuseWith } from "../gateway/answers.ts";
import type { Middleware } from "../gateway/middleware.ts";

/** Handles an administrator's requests to `…/config`, which read or change the sign-in settings. */
export const administerConfig: Middleware = (call, next) => {
  const { operation, projectConfig, project, query, body } = call;
  if (!operation.path.endsWith("/config")) return next();
  const name = `projects/${project.projectId}/config`;
  if (operation.method === "GET") {
    return Promise.resolve(answerWith({ ...projectConfig.current(), name }));
  }
  const mask = (query.get("updateMask") ?? "").split(",").filter(Boolean);
  const outcome = projectConfig.change(body, mask);
  return Promise.resolve(
    outcome.ok ? answerWith({ ...outcome.config, name }) : refuseWith(outcome.reason),
  );
};
