import { Box, Button, Dialog, Stack, Text, TextInput } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useState } from "react";
import { addressKey } from "@marquee/schemas/submission";
import * as z from "zod";
import { translate } from "../../i18n/translate.ts";
import { useBusy } from "../../ui/use-busy.ts";
import { countOfPersonQuery, erasePerson } from "./submission-queries.ts";
import { useSubmissionsClient } from "./use-submissions.ts";

const count = z.number();

/** Dialog that deletes everything that the owner of an email address sent. It first counts the submissions. */
export function EraseDialog({ onClose, onErased }: { onClose: () => void; onErased: () => void }) {
  const client = useSubmissionsClient();
  const toast = useToast();
  const { isBusy, run } = useBusy();
  const [address, setAddress] = useState("");
  const [found, setFound] = useState<{ address: string; count: number } | null>(null);
  const isCounted = found !== null && found.address === addressKey(address);
  const search = async () => {
    const params = { address: addressKey(address) };
    const number = count.parse(await client.fetch<unknown>(countOfPersonQuery, params));
    setFound({ address: params.address, count: number });
  };
  const erase = async () => {
    await client.mutate(erasePerson(address), { returnDocuments: false });
    toast.push({ status: "success", title: translate("The submissions are deleted") });
    onErased();
  };
  return (
    <Dialog
      id="erase-person"
      header={translate("Erase everything that a person sent")}
      onClose={onClose}
      width={1}
    >
      <Box padding={4}>
        <Stack gap={4}>
          <Text size={1}>
            {translate(
              "Deletes all submissions with this email address, their files included. You can't undo this.",
            )}
          </Text>
          <TextInput
            inputMode="email"
            fontSize={1}
            aria-label={translate("Email address")}
            value={address}
            onChange={({ currentTarget }) => setAddress(currentTarget.value)}
          />
          {isCounted && found.count === 0 ? (
            <Text as="output" size={1}>
              {translate("No submission has this email address")}
            </Text>
          ) : null}
          {isCounted && found.count > 0 ? (
            <Button
              tone="critical"
              fontSize={1}
              aria-disabled={isBusy}
              text={
                found.count === 1
                  ? translate("Delete 1 submission")
                  : translate("Delete {count} submissions", { count: `${found.count}` })
              }
              onClick={() => void run(translate("The submissions were not deleted"), erase)}
            />
          ) : (
            <Button
              fontSize={1}
              disabled={address.trim() === ""}
              text={translate("Search submissions")}
              onClick={() => void run(translate("The submissions can't be searched"), search)}
            />
          )}
        </Stack>
      </Box>
    </Dialog>
  );
}
