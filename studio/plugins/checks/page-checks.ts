import { isAddressed } from "@marquee/schemas/contract";
import { translate } from "../../i18n/translate.ts";
import { CheckmarkIcon } from "@sanity/icons/Checkmark";
import { ErrorOutlineIcon } from "@sanity/icons/ErrorOutline";
import { WarningOutlineIcon } from "@sanity/icons/WarningOutline";
import { lazy } from "react";
import { defineDocumentInspector, definePlugin, type DocumentActionComponent } from "sanity";
import { useDocumentPane } from "sanity/structure";
import { wrapOnce } from "../../lib/wrap-once.ts";
import { inspectorName } from "./finding.ts";
import { publishWithChecks } from "./publish-with-checks.ts";
import { releaseDialog } from "./release/release-checks.tsx";

/** Returns the inspector's button. Its icon shows the worst level of the form's validation markers. */
function useChecksButton() {
  const { validation } = useDocumentPane();
  const has = (level: string) => validation.some((marker) => marker.level === level);
  const shown = { title: translate("Page checks"), showAsAction: true } as const;
  if (has("error")) return { ...shown, icon: ErrorOutlineIcon, tone: "critical" as const };
  if (has("warning")) return { ...shown, icon: WarningOutlineIcon, tone: "caution" as const };
  // Uses the plain check mark, because the circled check mark is the icon of the tasks in the
  // Studio's toolbar.
  return { ...shown, icon: CheckmarkIcon };
}

const publishing = new Set<string | undefined>(["publish", "schedule"]);

/**
 * Returns a function that adds the checks to the actions that publish or schedule a page. Call it from the workspace's `document.actions`. The
 * Studio resolves that option last, so `actions` also contains the actions that Sanity's own features add.
 */
export function withChecks(site: string) {
  const withOwnChecks = wrapOnce((action: DocumentActionComponent) =>
    publishWithChecks(action, site),
  );
  return (actions: readonly DocumentActionComponent[]): DocumentActionComponent[] =>
    actions.map((action) => (publishing.has(action.action) ? withOwnChecks(action) : action));
}

/**
 * Plugin with an inspector that lists all findings about a page. The inspector replaces the
 * studio's validation inspector, and includes that inspector's messages. [PAGE-4]
 */
export const pageChecks = definePlugin<{ site: string }>(({ site }) => {
  const list = defineDocumentInspector({
    name: inspectorName,
    useMenuItem: useChecksButton,
    component: lazy(async () => {
      const { checkList } = await import("./check-list.tsx");
      return { default: checkList(site) };
    }),
  });
  return {
    name: "page-checks",
    document: {
      inspectors: (inspectors, { documentType }) =>
        isAddressed(documentType)
          ? [...inspectors.filter(({ name }) => name !== "sanity/structure/validation"), list]
          : inspectors,
    },
    studio: { components: { layout: releaseDialog(site) } },
  };
});
