import { EnvelopeIcon } from "@sanity/icons/Envelope";
import { lazy } from "react";
import { definePlugin } from "sanity";
import { translate } from "../../i18n/translate.ts";

const SubmissionsTool = lazy(async () => ({
  default: (await import("./submissions-tool.tsx")).SubmissionsTool,
}));

/** Plugin with the tool that lists what visitors sent with the site's forms. See decision 039. */
export const submissions = definePlugin({
  name: "submissions",
  tools: [
    {
      name: "submissions",
      title: translate("Submissions"),
      icon: EnvelopeIcon,
      component: SubmissionsTool,
    },
  ],
});
