import { useToast } from "@sanity/ui/toast";
import { useState } from "react";
import { useClient } from "sanity";
import { translate } from "../../i18n/translate.ts";
import { reasonOf } from "../../ui/reason-of.ts";
import { useMay } from "../../ui/use-may.ts";
import { apiVersion } from "../../lib/api-version.ts";

/** The position of the file that is being uploaded, and the number of all files. Null if no upload is running. */
export type Progress = { current: number; total: number } | null;

const report = (done: number) =>
  done === 1
    ? translate("1 file uploaded")
    : translate("{count} files uploaded", { count: `${done}` });

/** Uploads files to the library one after another. Names each file that the content service rejects. */
export function useUpload() {
  const client = useClient({ apiVersion });
  const toast = useToast();
  const [progress, setProgress] = useState<Progress>(null);

  const mayUpload = useMay("create", { _id: "image-new", _type: "sanity.imageAsset" });

  const upload = async (files: readonly File[]) => {
    if (progress !== null || files.length === 0) return;
    let done = 0;
    for (const [index, file] of files.entries()) {
      setProgress({ current: index + 1, total: files.length });
      try {
        const kind = file.type.startsWith("image/") ? "image" : "file";
        await client.assets.upload(kind, file, { filename: file.name });
        done += 1;
      } catch (error) {
        toast.push({
          status: "error",
          title: translate("“{name}” was not uploaded", { name: file.name }),
          description: reasonOf(error),
        });
      }
    }
    setProgress(null);
    if (done > 0) toast.push({ status: "success", title: report(done) });
  };
  return { progress, upload, mayUpload };
}
