import { Badge, type BadgeTone } from "@sanity/ui";
import type { PageState, PartState } from "./compare-pages.ts";

type Shown = { tone: BadgeTone; text: string };

const counted = (count: number, one: string, more: string) =>
  count === 1 ? one : `${count} ${more}`;

function shownOfPage(state: PageState, source: string): Shown {
  switch (state.state) {
    case "older":
      return {
        tone: "caution",
        text: `Older: ${counted(state.open, "1 change", "changes")} in ${source}`,
      };
    case "started":
      return {
        tone: "primary",
        text: `${counted(state.open, "1 part", "parts")} still in ${source}`,
      };
    case "current":
      return { tone: "positive", text: "Up to date" };
    case "unknown":
      return { tone: "default", text: `Not compared with ${source} yet` };
  }
}

function shownOfPart(state: PartState, source: string, target: string): Shown | null {
  switch (state) {
    case "changed":
      return { tone: "caution", text: `Changed in ${source}` };
    case "missing":
      return { tone: "caution", text: `Missing in ${target}` };
    case "copied":
      return { tone: "primary", text: `Still in ${source}` };
    case "leftOut":
      return { tone: "default", text: `Left out in ${target}` };
    case "own":
      return { tone: "default", text: `Only in ${target}` };
    case "unknown":
    case "current":
      return null;
  }
}

/** A translation's state in a few words. `source` is the name of the source's language. */
export function PageBadge({ state, source }: { state: PageState; source: string }) {
  const { tone, text } = shownOfPage(state, source);
  return <Badge tone={tone}>{text}</Badge>;
}

/** What there is to do about a part of a translation; nothing where there is nothing. */
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
