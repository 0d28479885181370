import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import type { ReleaseActionComponent } from "sanity";
import { say } from "../../i18n/say.ts";
import { askAboutRelease } from "./asked-release.ts";

/** In a release's menu: what there is to say of its pages before it is run or scheduled. */
export const releaseChecks: ReleaseActionComponent = (props) => ({
  label: say("Checks of its pages"),
  icon: CheckmarkCircleIcon,
  disabled: props.documents.length === 0,
  onHandle: () => askAboutRelease(props),
});
