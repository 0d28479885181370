import { parseFirebaseSettings } from "../../web/members/firebase/firebase-settings.ts";
import { openProvider } from "../../web/members/firebase/provider.ts";

/** Looks up an account as the site does to verify a session, and prints the result. */
const result = parseFirebaseSettings(process.env);
if (!result.ok) throw new Error(result.problems.join("\n"));
const account = await openProvider(result.settings).getUser("member-1");
console.log(JSON.stringify({ uid: account.uid, embedded: result.settings.embedded }));
