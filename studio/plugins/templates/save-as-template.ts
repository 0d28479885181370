import { DocumentsIcon } from "@sanity/icons/Documents";
import { useToast } from "@sanity/ui/toast";
import { type DocumentActionComponent, useClient } from "sanity";
import { useRouter } from "sanity/router";
import * as z from "zod";
import { translate } from "../../i18n/translate.ts";
import { freshKey, withFreshKeys } from "../composing/new-block.ts";
import { storedBlock } from "./reuse-block.ts";

const pageShape = z.object({
  title: z.string().optional(),
  language: z.string().optional(),
  blocks: z.array(storedBlock).catch([]),
});

/** Document action that creates a draft of a template from the open page, and opens the draft. */
export const saveAsTemplate: DocumentActionComponent = ({ draft, published, version }) => {
  const client = useClient({ apiVersion: "2025-02-19" });
  const router = useRouter();
  const toast = useToast();
  const save = async () => {
    try {
      const page = pageShape.parse(version ?? draft ?? published);
      const id = crypto.randomUUID();
      const blocks = page.blocks.map((block) => withFreshKeys(block, freshKey));
      await client.create({ _id: `drafts.${id}`, _type: "template", ...page, blocks });
      router.navigateIntent("edit", { id, type: "template" });
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error);
      toast.push({
        status: "error",
        title: translate("The template was not created"),
        description,
      });
    }
  };
  return {
    label: translate("Save as template"),
    icon: DocumentsIcon,
    disabled: !(version ?? draft ?? published),
    onHandle: () => void save(),
  };
};
