import { say } from "../i18n/say.ts";
import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import { ErrorOutlineIcon } from "@sanity/icons/ErrorOutline";
import { WarningOutlineIcon } from "@sanity/icons/WarningOutline";
import { lazy } from "react";
import { defineDocumentInspector, definePlugin, type DocumentActionComponent } from "sanity";
import { useDocumentPane } from "sanity/structure";
import { inspectorName } from "./inspector-name.ts";
import { publishWithChecks } from "./publish-with-checks.ts";
import { releaseDialog } from "./release/release-layout.tsx";

/** The button of the list beside the page's form: it says at a glance whether the form has something to say. */
function useChecksButton() {
  const { validation } = useDocumentPane();
  const has = (level: string) => validation.some((marker) => marker.level === level);
  const shown = { title: say("Checks before publishing"), showAsAction: true } as const;
  if (has("error")) return { ...shown, icon: ErrorOutlineIcon, tone: "critical" as const };
  if (has("warning")) return { ...shown, icon: WarningOutlineIcon, tone: "caution" as const };
  return { ...shown, icon: CheckmarkCircleIcon };
}

const publishing = new Set<string | undefined>(["publish", "schedule"]);

/**
 * Takes the actions of a page's menu and the site's address, gives them with the checks before every way of publishing.
 * The workspace's own list is the last to be asked: what Sanity's features add comes after those of plugins.
 */
export const withChecks = (
  actions: readonly DocumentActionComponent[],
  site: string,
): DocumentActionComponent[] =>
  actions.map((action) =>
    publishing.has(action.action) ? publishWithChecks(action, site) : action,
  );

/**
 * A list of everything there is to say of a page before it is published, beside its form. It takes the place of the
 * studio's own list of problems, which it holds. [PAGE-4]
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
        documentType === "page"
          ? [...inspectors.filter(({ name }) => name !== "sanity/structure/validation"), list]
          : inspectors,
    },
    studio: { components: { layout: releaseDialog(site) } },
  };
});
