import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import type { ReleaseActionComponent } from "sanity";
import { say } from "../../../i18n/say.ts";
import { askAboutRelease } from "./asked-release.ts";

/** Release action that opens the checks of the release's pages. */
export const releaseChecks: ReleaseActionComponent = (props) => ({
  label: say("Check pages"),
  icon: CheckmarkCircleIcon,
  disabled: props.documents.length === 0,
  onHandle: () => askAboutRelease(props),
});
