import type { Lockout } from "./limits/lockouts.ts";
import { readSettings } from "./project/settings.ts";
import { startGateway } from "./gateway/start-gateway.ts";

const securityLine = (lockout: Lockout) =>
  JSON.stringify({
    time: new Date().toISOString(),
    level: "warn",
    area: "security",
    event: "account.locked",
    ...lockout,
  });

/** Logs one line when ready and one for each email, text message and lockout. */
async function serve() {
  const settings = readSettings(process.argv.slice(2), process.env);
  const gateway = await startGateway(settings, {
    onMail: ({ to, about, link }) => console.log(`Mail to ${to} (${about}): ${link}`),
    onTextMessage: ({ to, code }) => console.log(`Text message to ${to}: ${code}`),
    onLocked: (lockout) => console.log(securityLine(lockout)),
  });
  const stop = () => {
    gateway.close().then(() => process.exit(0), fail);
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  console.log(`Sign-in service ready at ${gateway.url} (${settings.projectId})`);
}

function fail(error: unknown) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

await serve().catch(fail);
