import { redrawPhoto, squareOf } from "../../design/images/redraw-photo.client.ts";
import type { Device } from "../devices/devices.ts";
import { codedError } from "../errors.ts";
import { memberNow } from "../firebase/ready-auth.client.ts";
import {
  ACCOUNT_DATA_PATH,
  DEVICES_PATH,
  PICTURE_PATH,
  RECOVERY_CODES_PATH,
} from "../session/session-cookie.ts";
import { withTimeLimit } from "../../runtime/time-limit.ts";

/** How many recovery codes the member has left, of how many, and since when. */
export type RecoveryCodes = { remaining: number; total: number; createdAt: string };

/**
 * Codes of `errors.ts` for the codes of the site's own endpoints. The first one makes the account page confirm the
 * member's identity.
 */
const codes: Readonly<Record<string, string>> = {
  stale: "auth/requires-recent-login",
  invalid: "user-token-expired",
  noSession: "user-token-expired",
  tooMany: "too-many-requests",
  off: "recovery-off",
  noFactor: "recovery-off",
  tooLarge: "photo-too-large",
  notPicture: "invalid-photo",
};

/** Sends a request to one of the site's endpoints. Rejects with an error that `explainError` can read. */
async function send(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await withTimeLimit(
    fetch(path, { cache: "no-store", ...init }).catch(() => null),
  );
  if (response?.ok) return response;
  const { code } = Object(await response?.json().catch(() => null));
  throw codedError(codes[String(code)] ?? "network-request-failed");
}

/** Whether a response says that the site can't store anything about members. */
const isOff = ({ status }: Response) => status === 204;

/** Returns the state of the member's recovery codes; null if none were created, undefined if the site can't store any. */
export async function readRecoveryCodes(): Promise<RecoveryCodes | null | undefined> {
  const response = await send(RECOVERY_CODES_PATH);
  if (isOff(response)) return undefined;
  const found: RecoveryCodes | null = await response.json();
  return found;
}

/** Creates new recovery codes, and invalidates the earlier ones. The codes can't be read again. */
export async function createRecoveryCodes(): Promise<readonly string[]> {
  const idToken = await withTimeLimit(memberNow().getIdToken());
  const headers = { authorization: `Bearer ${idToken}` };
  const response = await send(RECOVERY_CODES_PATH, { method: "POST", headers });
  const created: { codes: readonly string[] } = await response.json();
  return created.codes;
}

/** Returns the member's sessions, that of this browser first; none if the site can't store any. */
export async function readDevices(): Promise<readonly Device[]> {
  const response = await send(DEVICES_PATH);
  if (isOff(response)) return [];
  const devices: readonly Device[] = await response.json();
  return devices;
}

/** Signs out another device of the member. */
export async function signOutDevice(id: string): Promise<void> {
  await send(`${DEVICES_PATH}?id=${encodeURIComponent(id)}`, { method: "DELETE" });
}

/** Returns the picture that the member has uploaded; null if there is none, undefined if the site can't store any. */
export async function readPicture(): Promise<Blob | null | undefined> {
  const response = await send(PICTURE_PATH);
  if (isOff(response)) return undefined;
  const isPicture = response.headers.get("content-type")?.startsWith("image/") === true;
  return isPicture ? response.blob() : null;
}

/** Length of the sides of a picture that is sent, in pixels. */
const SIDE = 768;

/** Largest file that is sent, in bytes. Only browsers that can't make a picture smaller send large ones. */
const MAX_BYTES = 8_000_000;

/** Cuts a square out of the middle of a picture, makes it smaller, and stores it on the site. */
export async function uploadPicture(file: File): Promise<void> {
  const body = (await redrawPhoto(file, squareOf(SIDE))) ?? file;
  if (body.size > MAX_BYTES) throw codedError("photo-too-large");
  await send(PICTURE_PATH, { method: "POST", body });
}

/** Deletes the picture that the member has uploaded. */
export async function deletePicture(): Promise<void> {
  await send(PICTURE_PATH, { method: "DELETE" });
}

/** Downloads everything that is stored about the member's account, as a JSON file. */
export async function downloadData(): Promise<void> {
  const data = await (await send(ACCOUNT_DATA_PATH)).blob();
  const link = document.createElement("a");
  link.href = URL.createObjectURL(data);
  link.download = "account-data.json";
  link.click();
  // The browser reads the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
