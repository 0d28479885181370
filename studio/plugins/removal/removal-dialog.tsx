import { Box, Card, Checkbox, Dialog, Flex, Radio, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { type ReactNode, useId, useState } from "react";
import { translate } from "../../i18n/translate.ts";
import { DialogButtons } from "../../ui/dialog-buttons.tsx";
import { useBusy } from "../../ui/use-busy.ts";
import { useFocusBack } from "../../ui/use-focus-back.ts";
import { textAt } from "../checks/stored-page.ts";
import { DAYS_IN_TRASH } from "../trash/trash-item.ts";
import { commitRemoval, tooLarge } from "./commit-removal.ts";
import { ReferrerList } from "./referrer-list.tsx";
import {
  lockedReferrers,
  type RemovalAction,
  type RemovalPlan,
  titleOfDocument,
  visibleOf,
} from "./removal.ts";
import { SubstituteInput } from "./substitute-input.tsx";
import { useRemovalContext, useRemovalPlan } from "./use-removal.ts";
import { Loading } from "../../ui/loading.tsx";

type Chosen = { id: string; title: string };

type Choices = {
  /** What happens to the links; null until the editor decides. */
  links: "substitute" | "remove" | null;
  substitute: Chosen | null;
  hasRedirect: boolean;
  redirectTo: Chosen | null;
};

const noChoices: Choices = { links: null, substitute: null, hasRedirect: false, redirectTo: null };

const headers: Readonly<Record<RemovalAction, string>> = {
  delete: translate("Delete document"),
  unpublish: translate("Unpublish document"),
};

const verbs: Readonly<Record<RemovalAction, string>> = {
  delete: translate("Delete"),
  unpublish: translate("Unpublish"),
};

const failures: Readonly<Record<RemovalAction, string>> = {
  delete: translate("The document was not deleted"),
  unpublish: translate("The document was not unpublished"),
};

const mayBeSubstituted = ({ referrers }: RemovalPlan): boolean =>
  referrers.some(({ places }) => places.some((place) => place.mayBeSubstituted));

function obstacleOf(plan: RemovalPlan): string | null {
  if (plan.isTooLarge) return tooLarge();
  const [locked] = lockedReferrers(plan);
  return locked === undefined
    ? null
    : translate(
        "The scheduled release “{release}” contains a link to this document. Unschedule the release first.",
        { release: locked.release ?? "" },
      );
}

function isDecided(plan: RemovalPlan, { links, substitute, hasRedirect, redirectTo }: Choices) {
  const areLinksDecided =
    !mayBeSubstituted(plan) ||
    links === "remove" ||
    (links === "substitute" && substitute !== null);
  return areLinksDecided && (!hasRedirect || (redirectTo ?? substitute) !== null);
}

function promptOf(plan: RemovalPlan, mayTrash: boolean): string {
  const facts = {
    title: titleOfDocument(visibleOf(plan.own)) || translate("Untitled"),
    days: String(DAYS_IN_TRASH),
  };
  if (plan.action === "unpublish") {
    return translate("Unpublish “{title}”? Visitors no longer see it. It becomes a draft.", facts);
  }
  return mayTrash
    ? translate("Delete “{title}”? You can restore it from the trash for {days} days.", facts)
    : translate(
        "Delete “{title}”? Your role can't write to the trash, so you can't undo this.",
        facts,
      );
}

function Option({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Flex as="label" gap={3} align="center">
      {children}
      <Text size={1}>{label}</Text>
    </Flex>
  );
}

type PartProps = {
  plan: RemovalPlan;
  choices: Choices;
  change: (changed: Partial<Choices>) => void;
};

const scopeOf = ({ own, ids }: RemovalPlan) => ({
  type: own[0]?._type ?? "",
  language: textAt(own[0], "language"),
  ids,
});

function LinkChoice({ plan, choices, change }: PartProps) {
  const id = useId();
  return (
    <Stack
      as="fieldset"
      gap={3}
      padding={0}
      margin={0}
      style={{ border: 0 }}
      aria-label={translate("Links")}
    >
      <Option label={translate("Replace the links with links to another document")}>
        <Radio
          name={id}
          checked={choices.links === "substitute"}
          onChange={() => change({ links: "substitute" })}
        />
      </Option>
      {choices.links === "substitute" ? (
        <SubstituteInput
          id={`${id}-substitute`}
          label={translate("Other document")}
          scope={scopeOf(plan)}
          value={choices.substitute}
          onChange={(substitute) => change({ substitute })}
        />
      ) : null}
      <Option label={translate("Remove the links")}>
        <Radio
          name={id}
          checked={choices.links === "remove"}
          onChange={() => change({ links: "remove" })}
        />
      </Option>
      {choices.links === "remove" ? (
        <Text size={1} muted>
          {translate(
            "Texts keep their words. Buttons, menu entries, redirects and blocks that are useless without their link are removed.",
          )}
        </Text>
      ) : null}
    </Stack>
  );
}

function RedirectChoice({ plan, choices, change }: PartProps) {
  const id = useId();
  return (
    <Stack gap={3}>
      <Option
        label={translate("Redirect the URL {path} to another page", { path: plan.address ?? "" })}
      >
        <Checkbox
          checked={choices.hasRedirect}
          onChange={({ currentTarget }) => change({ hasRedirect: currentTarget.checked })}
        />
      </Option>
      {choices.hasRedirect ? (
        <SubstituteInput
          id={`${id}-redirect`}
          label={translate("Page to redirect to")}
          scope={scopeOf(plan)}
          value={choices.redirectTo ?? choices.substitute}
          onChange={(redirectTo) => change({ redirectTo })}
        />
      ) : null}
    </Stack>
  );
}

function References({ onOpen, ...part }: PartProps & { onOpen: () => void }) {
  const { referrers } = part.plan;
  if (referrers.length === 0) return null;
  return (
    <Stack gap={4}>
      <Text size={1} weight="semibold">
        {referrers.length === 1
          ? translate("1 document refers to this document:")
          : translate("{count} documents refer to this document:", {
              count: `${referrers.length}`,
            })}
      </Text>
      <ReferrerList referrers={referrers} onOpen={onOpen} />
      {mayBeSubstituted(part.plan) ? (
        <LinkChoice {...part} />
      ) : (
        <Text size={1} muted>
          {translate("The links to this document are removed.")}
        </Text>
      )}
    </Stack>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <Card padding={3} radius={2} tone="caution" border role="alert">
      <Text size={1}>{children}</Text>
    </Card>
  );
}

/**
 * Dialog that deletes or unpublishes a document. It lists the links to the document, replaces or removes them, and
 * offers a redirect. Everything is one transaction.
 */
export function RemovalDialog({
  action,
  id,
  language = "",
  onClose,
  onDone = onClose,
}: {
  action: RemovalAction;
  /** Published id of the document. */
  id: string;
  language?: string;
  onClose: () => void;
  onDone?: () => void;
}) {
  useFocusBack();
  const context = useRemovalContext([language]);
  const [plan, setPlan] = useRemovalPlan(context, action, id);
  const [choices, setChoices] = useState(noChoices);
  const [isOutdated, setOutdated] = useState(false);
  const toast = useToast();
  const { isBusy, run } = useBusy();
  const isLoaded = plan !== null && typeof plan !== "string";
  const obstacle = isLoaded ? obstacleOf(plan) : null;
  const mayConfirm = isLoaded && obstacle === null && isDecided(plan, choices);

  const confirm = (shown: RemovalPlan) =>
    run(failures[action], async () => {
      const { links, substitute, hasRedirect, redirectTo } = choices;
      const substituteId = links === "substitute" ? (substitute?.id ?? null) : null;
      const targetId = (redirectTo ?? substitute)?.id ?? null;
      const next = await commitRemoval(
        context.client,
        shown,
        { substitute: substituteId, redirectTo: hasRedirect ? targetId : null },
        { ...context, now: Date.now() },
      );
      if (next !== null) {
        setOutdated(true);
        return setPlan(next);
      }
      toast.push({
        status: "success",
        title:
          action === "delete"
            ? translate("The document is deleted")
            : translate("The document is unpublished"),
      });
      onDone();
    });

  const part = {
    choices,
    change: (changed: Partial<Choices>) => setChoices({ ...choices, ...changed }),
  };
  return (
    <Dialog
      id="removal"
      header={headers[action]}
      width={1}
      onClose={onClose}
      footer={
        <DialogButtons
          onCancel={onClose}
          confirmation={{
            text: verbs[action],
            tone: "critical",
            isBusy,
            isDisabled: !mayConfirm,
            onConfirm: () => (isLoaded ? void confirm(plan) : undefined),
          }}
        />
      }
    >
      <Box padding={4} aria-busy={plan === null || isBusy} data-testid="removal">
        {plan === null ? (
          <Loading />
        ) : typeof plan === "string" ? (
          <Text size={1}>{plan}</Text>
        ) : (
          <Stack gap={4}>
            <Text size={1} style={{ overflowWrap: "anywhere" }}>
              {promptOf(plan, context.mayTrash(language))}
            </Text>
            {action === "delete" && plan.releases.length > 0 ? (
              <Text size={1}>
                {translate("Its versions in these releases are deleted, too: {titles}", {
                  titles: plan.releases.join(", "),
                })}
              </Text>
            ) : null}
            {isOutdated ? (
              <Notice>
                {translate("Other documents refer to it now. Check the list and confirm again.")}
              </Notice>
            ) : null}
            {obstacle === null ? null : <Notice>{obstacle}</Notice>}
            <References plan={plan} {...part} onOpen={onClose} />
            {plan.address === null ? null : <RedirectChoice plan={plan} {...part} />}
          </Stack>
        )}
      </Box>
    </Dialog>
  );
}
