import { say } from "../../i18n/say.ts";
import type { Said } from "./check-result.ts";

const newToken = {
  embedded: say("Restart with npm start. This creates a new token for the site."),
  hosted: say(
    "At sanity.io/manage, under API › Tokens, create a token with the Viewer role. Set SANITY_API_READ_TOKEN of the site to it, and restart the site.",
  ),
};

/** Texts of the findings about the content service, by `<check> <finding>`. */
export const contentFindings: Readonly<Record<string, Said>> = {
  "secret made": [say("The preview secret was stored.")],
  "secret refused": [
    say("Your role can't write to this dataset."),
    say(
      "Ask an administrator for a role that can edit. To start a preview, the studio stores a secret in the dataset.",
    ),
  ],
  "secret failed": [
    say("The content service did not store the preview secret."),
    {
      embedded: say(
        "Start the content lake with npm start. If it is running, sign out and in again.",
      ),
      hosted: say(
        "At sanity.io/manage, under API › CORS origins, add this studio's URL and allow credentials. If it is listed, sign out and in again.",
      ),
    },
  ],
  "content same": [say("Project {project}, dataset {dataset}.")],
  "content differs": [
    say("The studio uses project {project}, dataset {dataset}; the site uses another one."),
    say(
      "Set NEXT_PUBLIC_SANITY_PROJECT_ID and NEXT_PUBLIC_SANITY_DATASET of the site to the studio's values, and rebuild the site.",
    ),
  ],
  "token reads": [say("The site's token can read drafts and can't write.")],
  "token mayMore": [
    say("The site's token can read drafts, but has more permissions than it needs: {roles}."),
    newToken,
  ],
  "token refused": [say("The content service rejects the site's token."), newToken],
  "token blind": [say("The site's token can't read drafts."), newToken],
  "token serviceAway": [
    say("The site can't reach the content service."),
    {
      embedded: say(
        "Make sure that the lake is running and that MARQUEE_LAKE_URL of the site is its URL.",
      ),
      hosted: say(
        "Make sure that the site's server can reach api.sanity.io, and check status.sanity.io.",
      ),
    },
  ],
  "dataset private": [say("The dataset can't be queried without a token.")],
  "dataset public": [
    say("Anyone can query dataset {dataset}, so the site keeps all sign-in gates closed."),
    {
      embedded: say("Run npm run lake -- dataset private {dataset}, and restart the site."),
      hosted: say("Run npx sanity dataset visibility set {dataset} private, and restart the site."),
    },
  ],
};
