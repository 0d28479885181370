import { type ComposeRequest, mostFiles, type StudioMessage } from "@marquee/schemas/editing";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type FilePlace, pictureAt } from "./pictures-on-page.client.ts";

/**
 * An upload of files to a place. It is running, has failed, or is stored but not displayed by the
 * page yet.
 */
export type Upload = {
  number: number;
  place: FilePlace;
  files: readonly File[];
  /** Object URL of the first file, so that the file is displayed at once. */
  preview: string;
  percent: number;
  /** The reason why the upload failed; null if it has not failed. */
  problem: string | null;
  /** Paths of the stored pictures; null until they are stored. */
  stored: readonly string[] | null;
  /** Name of the file that the place displayed before the upload; null if there was none. */
  former: string | null;
};

type Options = {
  page: string;
  /** Sends a request to the studio. */
  sendRequest: (request: ComposeRequest) => void;
  /** Called with the paths of stored pictures as soon as the page displays these pictures. */
  onDisplayed: (paths: readonly string[]) => void;
};

/** Interval at which the page is searched for stored pictures, in ms. */
const LOOK = 100;

/**
 * Time in ms after which a stored picture counts as displayed, even if the page displays the same
 * file as before.
 */
const UNCHANGED = 5_000;

/** Maximum time to wait until the page displays stored pictures, in ms. */
const RENDERED = 10_000;

const chunks = (files: readonly File[]): File[][] =>
  Array.from({ length: Math.ceil(files.length / mostFiles) }, (_, index) =>
    files.slice(index * mostFiles, (index + 1) * mostFiles),
  );

/** Uploads files through the studio, and displays them until the server has rendered the page with them. */
export function useUploads({ page, sendRequest, onDisplayed }: Options) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const last = useRef(0);

  const change = (number: number, fields: Partial<Upload>) =>
    setUploads((known) =>
      known.map((upload) => (upload.number === number ? { ...upload, ...fields } : upload)),
    );

  function remove(number: number): void {
    setUploads((known) => known.filter((upload) => upload.number !== number));
    const removed = uploads.find((upload) => upload.number === number);
    if (removed) URL.revokeObjectURL(removed.preview);
  }

  function send(place: FilePlace, files: readonly File[]): void {
    const [first] = files;
    if (first === undefined) return;
    const number = (last.current += 1);
    const upload: Upload = {
      number,
      place,
      files,
      preview: URL.createObjectURL(first),
      percent: 0,
      problem: null,
      stored: null,
      former: pictureAt(page, place.path)?.file ?? null,
    };
    setUploads((known) => [...known.filter((each) => each.place.path !== place.path), upload]);
    const { path, after } = place;
    sendRequest({
      action: "storePictures",
      document: page,
      path,
      upload: number,
      files: [...files],
      after,
    });
  }

  const isWaiting = uploads.some(({ stored }) => stored !== null);
  const look = useEffectEvent((waited: number) => {
    for (const { number, stored, former } of uploads) {
      if (stored === null) continue;
      const pictures = stored.map((path) => pictureAt(page, path));
      // If the page still displays the former file after `UNCHANGED` ms, assumes that the editor has uploaded the
      // same file again.
      const isDisplayed = pictures.every(
        (picture) => picture?.isEmpty === false && (picture.file !== former || waited > UNCHANGED),
      );
      if (isDisplayed) onDisplayed(stored);
      if (isDisplayed || waited > RENDERED) remove(number);
    }
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const start = performance.now();
    const timer = setInterval(() => look(performance.now() - start), LOOK);
    return () => clearInterval(timer);
  }, [isWaiting]);

  return {
    uploads,
    /** Uploads files to a place. */
    start(place: FilePlace, files: readonly File[]): void {
      for (const chunk of chunks(files)) send(place, chunk);
    },
    /** Tries a failed upload again. */
    retry(upload: Upload): void {
      remove(upload.number);
      send(upload.place, upload.files);
    },
    /** Stops an upload, or removes the note that it failed. */
    stop({ number }: Upload): void {
      sendRequest({ action: "cancelUpload", document: page, upload: number });
      remove(number);
    },
    /** Handles the studio's messages about uploads. Ignores all others. */
    handleMessage(message: StudioMessage): void {
      if (message.event === "pictureProgress") change(message.upload, { percent: message.percent });
      if (message.event === "pictureFailed") change(message.upload, { problem: message.reason });
      if (message.event !== "picturesStored") return;
      change(message.upload, { percent: 100, stored: message.paths });
    },
  };
}
