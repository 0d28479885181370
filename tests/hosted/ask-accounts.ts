import { parseFirebaseSettings } from "../../web/auth/provider/firebase-settings.ts";
import { openProvider } from "../../web/auth/provider/provider.ts";

/** Looks an account up as the site does to check a session, and prints what it learned. */
const result = parseFirebaseSettings(process.env);
if (!result.ok) throw new Error(result.problems.join("\n"));
const account = await openProvider(result.settings).getUser("member-1");
console.log(JSON.stringify({ uid: account.uid, embedded: result.settings.embedded }));
