import { readSettings } from "./settings.ts";
import { startGateway } from "./start-gateway.ts";

/** Starts the gateway and keeps it until it is told to stop: one line when ready, one for each mail. */
async function serve() {
  const settings = readSettings(process.argv.slice(2), process.env);
  const gateway = await startGateway(settings, {
    onMail: ({ to, about, link }) => console.log(`Mail to ${to} (${about}): ${link}`),
    onTextMessage: ({ to, code }) => console.log(`Text message to ${to}: ${code}`),
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
