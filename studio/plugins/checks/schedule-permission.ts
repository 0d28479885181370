import {
  type DocumentActionComponent,
  useDocumentPairPermissions,
  useDocumentValuePermissions,
} from "sanity";
import { proposeNextHour } from "../../internals/schedule-dialog.ts";
import { translate } from "../../i18n/translate.ts";
import { wrapOnce } from "../../lib/wrap-once.ts";

/** A document like the one that a schedule creates: a release with one document. */
const release = { _id: "_.releases.new", _type: "system.release" };

/**
 * Disables the actions that schedule a document for people who may not publish it or create a release. The Studio
 * 6.9.2 checks neither, so that they would only see an error after they have chosen a time. The dialog proposes a time.
 */
export const withSchedulePermission = (
  actions: readonly DocumentActionComponent[],
): DocumentActionComponent[] =>
  actions.map((action) => (action.action === "schedule" ? whenPermitted(action) : action));

const whenPermitted = wrapOnce((schedule: DocumentActionComponent): DocumentActionComponent => {
  const useSchedule: DocumentActionComponent = (props) => {
    const description = proposeNextHour(schedule(props), Date.now());
    const { id, type } = props;
    const [publish] = useDocumentPairPermissions({ id, type, permission: "publish" });
    const [create] = useDocumentValuePermissions({ document: release, permission: "create" });
    if (description === null || (publish?.granted && create?.granted)) return description;
    // While the permissions are being read, the action is disabled without a reason.
    const isRefused = publish?.granted === false || create?.granted === false;
    return {
      ...description,
      disabled: true,
      ...(isRefused ? { title: translate("Your role doesn't allow this.") } : {}),
    };
  };
  return Object.assign(useSchedule, {
    action: schedule.action,
    displayName: "PermittedSchedule",
  });
});
