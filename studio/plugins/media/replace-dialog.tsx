import { Box, Button, Dialog, Flex, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useRef, useState } from "react";
import { useClient, useSchema } from "sanity";
import { translate } from "../../i18n/translate.ts";
import { DialogButtons } from "../../ui/dialog-buttons.tsx";
import { useBusy } from "../../ui/use-busy.ts";
import { useFocusBack } from "../../ui/use-focus-back.ts";
import { type Asset, nameOf } from "./asset.ts";
import { readUsers, replaceAsset } from "./replace-asset.ts";
import { apiVersion } from "../../lib/api-version.ts";

/** Returns the files that can take an asset's place: any image for an image, else a file of the same kind. */
const acceptedFor = ({ _type, extension }: Asset): string =>
  _type === "sanity.imageAsset" ? "image/*" : `.${extension ?? ""}`;

const isAccepted = (file: File, asset: Asset): boolean =>
  asset._type === "sanity.imageAsset"
    ? file.type.startsWith("image/")
    : file.name.toLowerCase().endsWith(`.${asset.extension ?? ""}`);

const textsOf = ({ title, altText, description }: Asset) =>
  Object.fromEntries(
    Object.entries({ title, altText, description }).filter(([, text]) => text !== null),
  );

/** Dialog that uploads a file, which then takes the place of an asset everywhere. */
export function ReplaceDialog({
  asset,
  onClose,
  onReplaced,
}: {
  asset: Asset;
  onClose: () => void;
  onReplaced: () => void;
}) {
  useFocusBack();
  const client = useClient({ apiVersion });
  const schema = useSchema();
  const toast = useToast();
  const { isBusy, run } = useBusy();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const name = nameOf(asset);
  const replace = (chosen: File) =>
    run(translate("The file was not replaced"), async () => {
      if (!isAccepted(chosen, asset)) {
        throw new Error(translate("Choose a file of the same kind."));
      }
      // Before the upload, so that a refusal leaves no unused file.
      await readUsers(client, asset._id);
      const kind = asset._type === "sanity.imageAsset" ? "image" : "file";
      const uploaded = await client.assets.upload(kind, chosen, { filename: chosen.name });
      if (uploaded._id !== asset._id) {
        await client.patch(uploaded._id).setIfMissing(textsOf(asset)).commit();
        const typeOf = (type: string) => schema.get(type);
        await replaceAsset(client, { from: asset._id, to: uploaded._id, typeOf });
      }
      toast.push({
        status: "success",
        title: translate("The file is replaced"),
        description: translate("The previous file is unused now. You can delete it."),
      });
      onReplaced();
    });
  return (
    <Dialog
      id="replace-asset"
      header={translate("Replace file")}
      width={1}
      onClose={onClose}
      footer={
        <DialogButtons
          onCancel={onClose}
          confirmation={{
            text: translate("Replace"),
            tone: "primary",
            isBusy,
            isDisabled: file === null,
            onConfirm: () => (file === null ? undefined : void replace(file)),
          }}
        />
      }
    >
      <Box padding={4} aria-busy={isBusy}>
        <Stack gap={4}>
          <Text size={1} style={{ overflowWrap: "anywhere" }}>
            {translate(
              "Choose the file that takes the place of “{name}”. Published pages display it at once.",
              { name },
            )}
          </Text>
          <Flex gap={3} align="center" wrap="wrap">
            <Button
              mode="ghost"
              fontSize={1}
              text={translate("Choose file")}
              onClick={() => input.current?.click()}
            />
            <Text as="output" size={1} muted>
              <bdi>{file?.name}</bdi>
            </Text>
          </Flex>
          <input
            ref={input}
            type="file"
            hidden
            accept={acceptedFor(asset)}
            aria-label={translate("Choose file")}
            onChange={({ currentTarget }) => setFile(currentTarget.files?.[0] ?? null)}
          />
        </Stack>
      </Box>
    </Dialog>
  );
}
