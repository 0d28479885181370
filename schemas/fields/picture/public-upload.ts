import type { Path, ValidationContext } from "@sanity/types";
import * as z from "zod";

/** Warning about a file that was uploaded inside a gate. */
export const publicUploadWarning =
  "Uploaded files are public, even inside a sign-in gate: don't upload confidential files here.";

const uploaded = z.looseObject({ asset: z.looseObject({ _ref: z.string() }) });

/** Whether the field is inside a gate's members-only blocks: `blocks[…].blocks[…]…`. */
const isInsideGate = (path: Path | undefined) => path?.[0] === "blocks" && path[2] === "blocks";

/** Warns about a file that was uploaded inside a gate, because uploaded files are public [GATE-5]. */
export const warnOfPublicUpload = (value: unknown, { path }: ValidationContext): true | string =>
  !isInsideGate(path) || !uploaded.safeParse(value).success || publicUploadWarning;
