import { translate } from "../../i18n/translate.ts";
import type { ResultText } from "./check-result.ts";

const newToken = {
  embedded: translate("Restart with npm start. This creates a new token for the site."),
  hosted: translate(
    "At sanity.io/manage, under API › Tokens, create a token with the Viewer role. Set SANITY_API_READ_TOKEN of the site to it, and restart the site.",
  ),
};

/** Texts of the findings about the content service, by `<check> <finding>`. */
export const contentTexts: Readonly<Record<string, ResultText>> = {
  "secret made": [translate("The preview secret was stored.")],
  "secret refused": [
    translate("Your role can't write to this dataset."),
    translate(
      "Ask an administrator for a role that can edit. To start a preview, the studio stores a secret in the dataset.",
    ),
  ],
  "secret failed": [
    translate("The content service did not store the preview secret."),
    {
      embedded: translate(
        "Start the content lake with npm start. If it is running, sign out and in again.",
      ),
      hosted: translate(
        "At sanity.io/manage, under API › CORS origins, add this studio's URL and allow credentials. If it is listed, sign out and in again.",
      ),
    },
  ],
  "content same": [translate("Project {project}, dataset {dataset}.")],
  "content differs": [
    translate("The studio uses project {project}, dataset {dataset}; the site uses another one."),
    translate(
      "Set NEXT_PUBLIC_SANITY_PROJECT_ID and NEXT_PUBLIC_SANITY_DATASET of the site to the studio's values, and rebuild the site.",
    ),
  ],
  "token reads": [translate("The site's token can read drafts and can't write.")],
  "token mayMore": [
    translate("The site's token can read drafts, but has more permissions than it needs: {roles}."),
    newToken,
  ],
  "token refused": [translate("The content service rejects the site's token."), newToken],
  "token blind": [translate("The site's token can't read drafts."), newToken],
  "token serviceAway": [
    translate("The site can't reach the content service."),
    {
      embedded: translate(
        "Make sure that the lake is running and that MARQUEE_LAKE_URL of the site is its URL.",
      ),
      hosted: translate(
        "Make sure that the site's server can reach api.sanity.io, and check status.sanity.io.",
      ),
    },
  ],
  "dataset private": [translate("The dataset can't be queried without a token.")],
  "dataset public": [
    translate("Anyone can query dataset {dataset}, so the site keeps all sign-in gates closed."),
    {
      embedded: translate("Run npm run lake -- dataset private {dataset}, and restart the site."),
      hosted: translate(
        "Run npx sanity dataset visibility set {dataset} private, and restart the site.",
      ),
    },
  ],
};
