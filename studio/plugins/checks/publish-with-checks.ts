import { WarningOutlineIcon } from "@sanity/icons/WarningOutline";
import { useEffect, useRef, useState } from "react";
import { type DocumentActionComponent, useClient } from "sanity";
import { useDocumentPane } from "sanity/structure";
import { say } from "../../i18n/say.ts";
import { type Finding, inspectorName, nameOf } from "./finding.ts";
import { createTold } from "./seen-findings.ts";

const apiVersion = "2025-02-19";

const told = createTold(() => localStorage);

const wrapped = new WeakMap<DocumentActionComponent, Map<string, DocumentActionComponent>>();

/**
 * Wraps the studio's publish or schedule action. The wrapped action opens the list of checks if there are findings that
 * this editor has not seen on this page. A second press publishes. Errors always block publishing.
 */
export function publishWithChecks(
  publish: DocumentActionComponent,
  site: string,
): DocumentActionComponent {
  const known = wrapped.get(publish) ?? new Map<string, DocumentActionComponent>();
  const before = known.get(site);
  // The studio identifies an action's state by the function, so each call must return the same one.
  if (before !== undefined) return before;
  const action = createAction(publish, site);
  wrapped.set(publish, known.set(site, action));
  return action;
}

function createAction(publish: DocumentActionComponent, site: string): DocumentActionComponent {
  const anyway = publish.action === "schedule" ? say("Schedule anyway") : say("Publish anyway");
  const usePublishWithChecks: DocumentActionComponent = (props) => {
    const description = publish(props);
    const client = useClient({ apiVersion });
    const { value, validation, openInspector, closeInspector, inspector } = useDocumentPane();
    const [isChecking, setChecking] = useState(false);
    const [isTold, setTold] = useState(false);
    const isOpen = inspector?.name === inspectorName;
    const publishNow = useRef<(() => void) | undefined>(undefined);
    useEffect(() => {
      publishNow.current = description?.onHandle;
    });

    const press = async () => {
      setChecking(true);
      const said = await import("./check-page.ts")
        .then((checks) =>
          checks.checkBeforePublishing({ client, value, markers: validation, site }),
        )
        // After a new deployment the chunk may be gone from the server. Publishing must still work.
        .catch((): Finding[] => []);
      setChecking(false);
      const isBroken = said.some(({ level }) => level === "error");
      if (isBroken || said.some((finding) => !told.has(props.id, nameOf(finding)))) {
        told.remember(props.id, said.map(nameOf));
        setTold(!isBroken);
        openInspector(inspectorName);
        return;
      }
      setTold(false);
      if (isTold && isOpen) closeInspector(inspectorName);
      publishNow.current?.();
    };

    if (description === null || description.disabled || !description.onHandle) return description;
    if (isChecking) return { ...description, label: say("Checking …"), disabled: true };
    return {
      ...description,
      ...(isTold && isOpen ? { label: anyway, icon: WarningOutlineIcon } : {}),
      onHandle: () => void press(),
    };
  };
  return Object.assign(usePublishWithChecks, {
    action: publish.action,
    displayName: "PublishWithChecks",
  });
}
