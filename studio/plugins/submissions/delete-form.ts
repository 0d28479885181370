import { useToast } from "@sanity/ui/toast";
import { useState } from "react";
import type { DocumentActionComponent, SanityClient } from "sanity";
import * as z from "zod";
import { translate } from "../../i18n/translate.ts";
import { useBusy } from "../../ui/use-busy.ts";
import { wrapOnce } from "../../lib/wrap-once.ts";
import { statusOf } from "../../lib/refusals.ts";
import { countOfFormQuery, eraseSubmissionsOf } from "./submission-queries.ts";
import { useSubmissionsClient } from "./use-submissions.ts";

/** Counts the submissions of a form. Without the dataset of submissions there are none. */
async function countSubmissions(client: SanityClient, form: string): Promise<number> {
  try {
    return z.number().parse(await client.fetch<unknown>(countOfFormQuery, { form }));
  } catch (error) {
    if (statusOf(error) === 404) return 0;
    throw error;
  }
}

/**
 * Replaces the action that deletes a form. The new action refuses to delete a form with submissions: it displays their
 * number, and offers to delete them first.
 */
export const withSubmissionsFirst = (
  actions: readonly DocumentActionComponent[],
): DocumentActionComponent[] =>
  actions.map((action) => (action.action === "delete" ? submissionsFirst(action) : action));

const submissionsFirst = wrapOnce(createAction);

function createAction(remove: DocumentActionComponent): DocumentActionComponent {
  const useDeleteForm: DocumentActionComponent = (props) => {
    const description = remove(props);
    const client = useSubmissionsClient();
    const toast = useToast();
    const { isBusy, run } = useBusy();
    const [count, setCount] = useState(0);
    if (description === null || !description.onHandle) return description;
    const form = props.id;

    const handle = () =>
      run(translate("The form was not deleted"), async () => {
        const found = await countSubmissions(client, form);
        if (found === 0) description.onHandle?.();
        else setCount(found);
      });
    const erase = () =>
      run(translate("The submissions were not deleted"), async () => {
        await client.mutate(eraseSubmissionsOf(form), { returnDocuments: false });
        setCount(0);
        toast.push({ status: "success", title: translate("The submissions are deleted") });
      });

    const disabled = description.disabled === true || isBusy;
    if (count === 0) return { ...description, disabled, onHandle: () => void handle() };
    return {
      ...description,
      disabled,
      dialog: {
        type: "confirm",
        tone: "critical",
        message: translate(
          "This form can't be deleted, because the tool “Submissions” contains {count} of its submissions. Export them there first, if you need them. Deleted submissions can't be restored.",
          { count: String(count) },
        ),
        confirmButtonText: translate("Delete the submissions"),
        cancelButtonText: translate("Cancel"),
        onConfirm: () => void erase(),
        onCancel: () => setCount(0),
      },
    };
  };
  return Object.assign(useDeleteForm, { action: remove.action, displayName: "DeleteForm" });
}
