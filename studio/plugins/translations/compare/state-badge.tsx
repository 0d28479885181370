import { Badge, type BadgeTone } from "@sanity/ui";
import { translate } from "../../../i18n/translate.ts";
import type { PageState, PartState } from "./compare-pages.ts";

type BadgeContent = { tone: BadgeTone; text: string };

function pageBadge(state: PageState, source: string): BadgeContent {
  switch (state.state) {
    case "older":
      return {
        tone: "caution",
        text:
          state.open === 1
            ? translate("Outdated: 1 change in the original page ({source})", { source })
            : translate("Outdated: {count} changes in the original page ({source})", {
                count: String(state.open),
                source,
              }),
      };
    case "started":
      return {
        tone: "primary",
        text:
          state.open === 1
            ? translate("1 part still in {source}", { source })
            : translate("{count} parts still in {source}", { count: String(state.open), source }),
      };
    case "current":
      return { tone: "positive", text: translate("Up to date") };
    case "unknown":
      return {
        tone: "default",
        text: translate("Not compared with the original page ({source}) yet", { source }),
      };
  }
}

function partBadge(state: PartState, source: string, target: string): BadgeContent | null {
  switch (state) {
    case "changed":
      return {
        tone: "caution",
        text: translate("Changed in the original page ({source})", { source }),
      };
    case "missing":
      return { tone: "caution", text: translate("Missing in {target}", { target }) };
    case "copied":
      return { tone: "primary", text: translate("Still in {source}", { source }) };
    case "leftOut":
      return { tone: "default", text: translate("Omitted in {target}", { target }) };
    case "own":
      return { tone: "default", text: translate("Only in {target}", { target }) };
    case "unknown":
    case "current":
      return null;
  }
}

export function PageBadge({ state, source }: { state: PageState; source: string }) {
  const { tone, text } = pageBadge(state, source);
  return <Badge tone={tone}>{text}</Badge>;
}

/** Badge with the state of a translation's part. Renders nothing for `unknown` and `current`. */
export function PartBadge({
  state,
  source,
  target,
}: {
  state: PartState;
  source: string;
  target: string;
}) {
  const shown = partBadge(state, source, target);
  return shown && <Badge tone={shown.tone}>{shown.text}</Badge>;
}
