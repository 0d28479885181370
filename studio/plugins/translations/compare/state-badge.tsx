import { Badge, type BadgeTone } from "@sanity/ui";
import { say } from "../../../i18n/say.ts";
import type { PageState, PartState } from "./compare-pages.ts";

type Shown = { tone: BadgeTone; text: string };

function shownOfPage(state: PageState, source: string): Shown {
  switch (state.state) {
    case "older":
      return {
        tone: "caution",
        text:
          state.open === 1
            ? say("Outdated: 1 change in {source}", { source })
            : say("Outdated: {count} changes in {source}", { count: String(state.open), source }),
      };
    case "started":
      return {
        tone: "primary",
        text:
          state.open === 1
            ? say("1 part still in {source}", { source })
            : say("{count} parts still in {source}", { count: String(state.open), source }),
      };
    case "current":
      return { tone: "positive", text: say("Up to date") };
    case "unknown":
      return { tone: "default", text: say("Not compared with {source} yet", { source }) };
  }
}

function shownOfPart(state: PartState, source: string, target: string): Shown | null {
  switch (state) {
    case "changed":
      return { tone: "caution", text: say("Changed in {source}", { source }) };
    case "missing":
      return { tone: "caution", text: say("Missing in {target}", { target }) };
    case "copied":
      return { tone: "primary", text: say("Still in {source}", { source }) };
    case "leftOut":
      return { tone: "default", text: say("Omitted in {target}", { target }) };
    case "own":
      return { tone: "default", text: say("Only in {target}", { target }) };
    case "unknown":
    case "current":
      return null;
  }
}

/** Badge with a translation's state. `source` is the name of the source's language. */
export function PageBadge({ state, source }: { state: PageState; source: string }) {
  const { tone, text } = shownOfPage(state, source);
  return <Badge tone={tone}>{text}</Badge>;
}

/** Badge with the state of a part of a translation. Renders nothing if the part needs no attention. */
export function PartBadge({
  state,
  source,
  target,
}: {
  state: PartState;
  source: string;
  target: string;
}) {
  const shown = shownOfPart(state, source, target);
  return shown && <Badge tone={shown.tone}>{shown.text}</Badge>;
}
