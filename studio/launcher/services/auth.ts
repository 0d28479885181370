import { join } from "node:path";
import { bareEnvironment, openService, type LaunchContext } from "../plan/launch-context.ts";
import { statusOf } from "./service.ts";

/** Starts the embedded sign-in service, with the sample accounts if `withSample` is set. */
export function openAuth(context: LaunchContext) {
  const { root, plan, at, dataDir, secrets } = context;
  return openService(
    context,
    {
      name: "The sign-in service",
      arguments: [
        join(root, "web/auth-emulator/src/cli.ts"),
        "serve",
        "--port",
        String(plan.ports.auth),
        "--project",
        plan.firebase.projectId,
        "--data",
        join(dataDir, "auth"),
        "--origin",
        at.site,
        ...(context.withSample ? ["--sample-accounts"] : []),
      ],
      cwd: root,
      env: {
        ...bareEnvironment(context.settings),
        MARQUEE_AUTH_GATEWAY_SECRET: secrets.gatewaySecret,
      },
      // The service has no health endpoint, so any response means that it is ready.
      isReady: async () => (await statusOf(at.auth)) !== null,
      // Allows a slow start, because the Firebase emulator compiles its API specification at each
      // start. The compilation usually takes 5 to 10 s.
      readyWithin: 90_000,
    },
    "auth",
  );
}
