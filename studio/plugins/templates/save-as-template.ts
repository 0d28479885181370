import { DocumentsIcon } from "@sanity/icons/Documents";
import { useToast } from "@sanity/ui/toast";
import { type DocumentActionComponent, useClient } from "sanity";
import { useRouter } from "sanity/router";
import * as z from "zod";
import { translate } from "../../i18n/translate.ts";
import { reasonOf } from "../../ui/reason-of.ts";
import { useMay } from "../../ui/use-may.ts";
import { freshKey, withFreshKeys } from "../composing/new-block.ts";
import { storedBlock } from "./reuse-block.ts";
import { apiVersion } from "../../lib/api-version.ts";

const pageShape = z.object({
  title: z.string().optional(),
  language: z.string().optional(),
  blocks: z.array(storedBlock).catch([]),
});

export const saveAsTemplate: DocumentActionComponent = ({ draft, published, version }) => {
  const client = useClient({ apiVersion });
  const router = useRouter();
  const toast = useToast();
  const page = version ?? draft ?? published;
  const language = page?.["language"];
  const mayCreate = useMay("create", { _id: "drafts.new", _type: "template", language });
  const save = async () => {
    try {
      const copied = pageShape.parse(page);
      const id = crypto.randomUUID();
      const blocks = copied.blocks.map((block) => withFreshKeys(block, freshKey));
      await client.create({ _id: `drafts.${id}`, _type: "template", ...copied, blocks });
      router.navigateIntent("edit", { id, type: "template" });
    } catch (error) {
      const title = translate("The template was not created");
      toast.push({ status: "error", title, description: reasonOf(error) });
    }
  };
  return {
    label: translate("Save as template"),
    icon: DocumentsIcon,
    disabled: !page || !mayCreate,
    ...(mayCreate ? {} : { title: translate("Your role doesn't allow this.") }),
    onHandle: () => void save(),
  };
};
