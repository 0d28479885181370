import * as z from "zod";
import { readSettings } from "../../../content/settings/settings.server.ts";
import { visitorView } from "../../../content/view.ts";
import { log } from "../../../runtime/log.ts";
import { countAccounts } from "../../../members/accounts/count-accounts.ts";
import { firebaseSettings } from "../../../runtime/firebase-settings.ts";
import { openProvider, providerOf } from "../../../members/firebase/provider.ts";
import { describeProviderError } from "../../../members/firebase/provider-errors.ts";
import { knownProviders } from "../../../members/sign-in/sign-in-methods.ts";
import { withTimeLimit } from "../../../runtime/time-limit.ts";
import { createStudioRoute } from "../studio-route.ts";

export const dynamic = "force-dynamic";

/** Time in ms for all lists of accounts. */
const PATIENCE = 20_000;

const names = Object.fromEntries(
  Object.entries(knownProviders).map(([name, { id }]) => [name, id]),
);

/** Tells the studio how many accounts use each sign-in method. It names no account. [AUTH-1] */
export const GET = createStudioRoute({
  about: "accounts",
  perMinute: 6,
  question: z.object({}),
  reply: async () => {
    try {
      const { tenantId } = (await readSettings(visitorView)).auth;
      const source = providerOf(openProvider(firebaseSettings()))(tenantId);
      const counts = await withTimeLimit(countAccounts(source, names), PATIENCE);
      return { status: 200, body: { state: "counted", ...counts } };
    } catch (error) {
      // Without a sign-in service, or without its permission, the studio warns without numbers.
      log.error(describeProviderError(error));
      return { status: 200, body: { state: "unknown" } };
    }
  },
});
