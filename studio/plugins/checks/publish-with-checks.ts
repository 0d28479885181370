import { WarningOutlineIcon } from "@sanity/icons/WarningOutline";
import { useEffect, useRef, useState } from "react";
import { type DocumentActionComponent, useClient } from "sanity";
import { useDocumentPane } from "sanity/structure";
import { documentForm } from "../../ui/internals/studio-dom.ts";
import { translate } from "../../i18n/translate.ts";
import { whenTextsStored } from "../composing/text-writer.ts";
import { type Finding, inspectorName, nameOf } from "./finding.ts";
import { useHasNoFindings } from "./shown-findings.ts";
import { createSeenFindings } from "./seen-findings.ts";
import { apiVersion } from "../../lib/api-version.ts";

const seen = createSeenFindings(() => localStorage);

/** Width of a form, in px, below which an inspector covers the form and its buttons. */
const BESIDE = 640;

/** Whether the panel of page checks would cover the publish button, as on a phone or in the Preview tool. */
const coversButton = (): boolean =>
  (document.querySelector(documentForm)?.clientWidth ?? BESIDE) < BESIDE;

/**
 * Wraps the studio's publish or schedule action. If there are findings that this editor has not
 * seen on this page, the first click opens the page checks. A second click publishes. If the page
 * checks would cover the button, the first click opens a confirmation dialog instead. Errors always
 * prevent publishing.
 */
export function publishWithChecks(
  publish: DocumentActionComponent,
  site: string,
): DocumentActionComponent {
  const anyway =
    publish.action === "schedule" ? translate("Schedule anyway") : translate("Publish anyway");
  const usePublishWithChecks: DocumentActionComponent = (props) => {
    const description = publish(props);
    const client = useClient({ apiVersion });
    const { value, validation, openInspector, closeInspector, inspector } = useDocumentPane();
    const [isChecking, setChecking] = useState(false);
    const [isWarned, setWarned] = useState(false);
    const [isConfirming, setConfirming] = useState(false);
    const isOpen = inspector?.name === inspectorName;
    // The editor may have fixed what the first click found.
    const isFixed = useHasNoFindings(props.id);
    const publishNow = useRef<(() => void) | undefined>(undefined);
    useEffect(() => {
      publishNow.current = description?.onHandle;
    });

    const press = async () => {
      setChecking(true);
      // The click ended the typing on the previewed page. Its last letters are published too.
      await whenTextsStored();
      const findings = await import("./check-page.ts")
        .then((checks) =>
          checks.checkBeforePublishing({ client, value, markers: validation, site }),
        )
        // If the code of the checks can't be loaded, publishes without them. A deployment may have removed the code
        // from the server.
        .catch((): Finding[] => []);
      setChecking(false);
      const isBroken = findings.some(({ level }) => level === "error");
      if (isBroken || findings.some((finding) => !seen.has(props.id, nameOf(finding)))) {
        seen.remember(props.id, findings.map(nameOf));
        if (!isBroken && coversButton()) return setConfirming(true);
        setWarned(!isBroken);
        openInspector(inspectorName);
        return;
      }
      proceed();
    };
    const proceed = () => {
      setWarned(false);
      if (isWarned && isOpen) closeInspector(inspectorName);
      publishNow.current?.();
    };
    const closeDialogAnd = (then: () => void) => () => {
      setConfirming(false);
      then();
    };

    if (description === null || description.disabled || !description.onHandle) return description;
    if (isConfirming) {
      return {
        ...description,
        dialog: {
          type: "confirm",
          tone: "caution",
          message: translate("The page checks found issues. You can publish the page anyway."),
          confirmButtonText: anyway,
          cancelButtonText: translate("Show the issues"),
          onConfirm: closeDialogAnd(proceed),
          onCancel: closeDialogAnd(() => openInspector(inspectorName)),
        },
      };
    }
    if (isChecking) return { ...description, label: translate("Checking …"), disabled: true };
    return {
      ...description,
      ...(isWarned && isOpen && !isFixed ? { label: anyway, icon: WarningOutlineIcon } : {}),
      onHandle: () => void press(),
    };
  };
  return Object.assign(usePublishWithChecks, {
    action: publish.action,
    displayName: "PublishWithChecks",
  });
}
