import { parseFirebaseSettings } from "../../web/auth/provider/firebase-settings.ts";
import { openProvider } from "../../web/auth/provider/provider.ts";

/** Looks up an account as the site does to verify a session, and prints the result. */
const result = parseFirebaseSettings(process.env);
if (!result.ok) throw new Error(result.problems.join("\n"));
const account = await openProvider(result.settings).getUser("member-1");
console.log(JSON.stringify({ uid: account.uid, embedded: result.settings.embedded }));
