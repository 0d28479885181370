import { submissionsDataset } from "@marquee/schemas/submission";
import { Box, Button, Card, Flex, Heading, Spinner, Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useState } from "react";
import { useDataset } from "sanity";
import { translate } from "../../i18n/translate.ts";
import { Choice, SearchField } from "../../ui/list-controls.tsx";
import { EraseDialog } from "./erase-dialog.tsx";
import { SubmissionCard } from "./submission-card.tsx";
import { eraseSubmission, fileQuery, fileShape, type View } from "./submission-queries.ts";
import { submissionsCsv } from "./submissions-csv.ts";
import { loadSubmissions, useSubmissions } from "./use-submissions.ts";

/** Number of submissions that the tool loads at a time. */
const STEP = 30;

const MOST = 10_000;

const everyForm = "";

function saveFile(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);

/** Tool that lists, searches, exports and deletes what visitors sent with the site's forms. [FORM-2] */
export function SubmissionsTool() {
  const [view, setView] = useState<View>({ search: "", form: everyForm, limit: STEP });
  const [isErasing, setErasing] = useState(false);
  const toast = useToast();
  const dataset = submissionsDataset(useDataset());
  const { client, listed, isRefused, reload } = useSubmissions(view);
  const failed = () =>
    toast.push({ status: "error", title: translate("The submissions were not deleted") });
  const remove = (id: string) =>
    void client.mutate(eraseSubmission(id), { returnDocuments: false }).then(reload).catch(failed);
  const download = async (id: string, name: string) => {
    const parts = fileShape.parse(await client.fetch<unknown>(fileQuery, { id }));
    const bytes = parts.map(({ content }) => bytesOf(content));
    saveFile(name, new Blob(bytes, { type: parts[0]?.mime ?? "" }));
  };
  const exportAll = async () => {
    const { rows } = await loadSubmissions(client, { ...view, limit: MOST });
    saveFile("submissions.csv", new Blob([submissionsCsv(rows)], { type: "text/csv" }));
  };
  return (
    <Card height="fill" overflow="auto" data-testid="submissions">
      <Box padding={4} style={{ maxWidth: "60rem", margin: "0 auto" }}>
        <Stack gap={4}>
          <Heading as="h1" size={1}>
            {translate("Submissions")}
          </Heading>
          <Flex gap={2} wrap="wrap">
            <SearchField
              label={translate("Search submissions")}
              placeholder={translate("Search by answer or email address")}
              value={view.search}
              onChange={(search) => setView({ ...view, search, limit: STEP })}
            />
            <Choice
              label={translate("Form")}
              options={[
                [everyForm, translate("All forms")],
                ...(listed?.forms ?? []).map(({ form, formTitle }): [string, string] => [
                  form,
                  formTitle,
                ]),
              ]}
              value={view.form}
              onChange={(form) => setView({ ...view, form, limit: STEP })}
            />
            <Button
              mode="ghost"
              fontSize={1}
              text={translate("Export CSV")}
              disabled={isRefused || listed === null || listed.total === 0}
              onClick={() => void exportAll()}
            />
            <Button
              mode="ghost"
              tone="critical"
              fontSize={1}
              text={translate("Erase a person")}
              disabled={isRefused}
              onClick={() => setErasing(true)}
            />
          </Flex>
          {isRefused ? (
            <Card padding={4} radius={2} tone="caution" border role="alert">
              <Text size={1}>
                {translate(
                  "The submissions can't be read. You need the role editor, and the dataset “{dataset}” must exist.",
                  { dataset },
                )}
              </Text>
            </Card>
          ) : listed === null ? (
            <Spinner muted />
          ) : (
            <>
              <Text as="output" size={1} muted>
                {listed.total === 0
                  ? translate("No submissions")
                  : listed.total === 1
                    ? translate("1 submission")
                    : translate("{shown} of {total} submissions", {
                        shown: `${listed.rows.length}`,
                        total: `${listed.total}`,
                      })}
              </Text>
              {listed.rows.map((submission) => (
                <SubmissionCard
                  key={submission._id}
                  submission={submission}
                  download={({ file, values }) => void download(file ?? "", values[0] ?? "file")}
                  remove={() => remove(submission._id)}
                />
              ))}
              {listed.rows.length < listed.total ? (
                <Button
                  mode="ghost"
                  fontSize={1}
                  text={translate("Load more")}
                  onClick={() => setView({ ...view, limit: view.limit + STEP })}
                />
              ) : null}
            </>
          )}
        </Stack>
      </Box>
      {isErasing ? (
        <EraseDialog
          onClose={() => setErasing(false)}
          onErased={() => {
            setErasing(false);
            void reload();
          }}
        />
      ) : null}
    </Card>
  );
}
