import { say } from "../../i18n/say.ts";
import type { Said } from "./said.ts";

const newToken = {
  embedded: say("Start everything again with npm start: it makes the site a new token."),
  hosted: say(
    "At sanity.io/manage, under API › Tokens, make a token with the Viewer role. Put it into SANITY_API_READ_TOKEN of the site, and start the site again.",
  ),
};

/** Texts of the findings about the content service, by `<check> <finding>`. */
export const contentFindings: Readonly<Record<string, Said>> = {
  "secret made": [say("A secret that proves you was stored.")],
  "secret refused": [
    say("Your role may not write to this dataset."),
    say(
      "Ask whoever runs the studio for a role that may edit: a preview begins with a note that the studio stores.",
    ),
  ],
  "secret failed": [
    say("The content service took no secret."),
    {
      embedded: say(
        "Is the content lake running? npm start runs it. If it is, sign out and in again.",
      ),
      hosted: say(
        "At sanity.io/manage, under API › CORS origins, add this studio’s address and allow credentials. If it stands there, sign out and in again.",
      ),
    },
  ],
  "content same": [say("Project {project}, dataset {dataset}.")],
  "content differs": [
    say(
      "This studio writes into project {project}, dataset {dataset}; the site reads another one.",
    ),
    say(
      "Set NEXT_PUBLIC_SANITY_PROJECT_ID and NEXT_PUBLIC_SANITY_DATASET of the site to what this studio uses, and build the site again.",
    ),
  ],
  "token reads": [say("Its token sees drafts, and may change nothing.")],
  "token mayMore": [
    say("Its token sees drafts, but has more rights than it needs: {roles}."),
    newToken,
  ],
  "token refused": [say("The content service does not know the site’s token."), newToken],
  "token blind": [say("The site’s token does not see drafts."), newToken],
  "token serviceAway": [
    say("The site could not reach the content service."),
    {
      embedded: say(
        "See that MARQUEE_LAKE_URL of the site is the lake’s address, and that the lake runs.",
      ),
      hosted: say(
        "See that the site’s server may call api.sanity.io, and look at status.sanity.io.",
      ),
    },
  ],
  "dataset private": [say("Nobody can query the dataset without a token.")],
  "dataset public": [
    say("Anyone can query the dataset {dataset}, so the site keeps every gate closed."),
    {
      embedded: say("Run npm run lake -- dataset private {dataset}, and start the site again."),
      hosted: say(
        "Run npx sanity dataset visibility set {dataset} private, and start the site again.",
      ),
    },
  ],
};
