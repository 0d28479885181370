import { type ComposeRequest, largestImage, type StudioMessage } from "@marquee/schemas/editing";
import { useRef } from "react";
import { lastValueFrom, map, type Observable, Subject, takeUntil, tap } from "rxjs";
import { useClient, usePerspective, useSchema } from "sanity";
import { translate } from "../../../i18n/translate.ts";
import { publishedReason } from "../edited-document.ts";
import { freshKey } from "../new-block.ts";
import type { useChanges } from "../use-changes.tsx";
import {
  describePicture,
  focusPicture,
  type PictureChange,
  storePictures,
} from "./change-pictures.ts";
import { imageTypeOf } from "./image-type.ts";
import { picturePlaceAt } from "./picture-place.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { apiVersion } from "../../../lib/api-version.ts";

export type PictureRequest = Extract<
  ComposeRequest,
  { action: "storePictures" | "cancelUpload" | "setAltText" | "setFocalPoint" }
>;

type StoreRequest = Extract<PictureRequest, { action: "storePictures" }>;

type CheckedImage = { file: File; type: string };

/** Thrown if the editor stopped an upload. */
class Stopped extends Error {}

const megabytes = (bytes: number) => String(Math.round(bytes / 1_000_000));

/**
 * Checks each file by its content. `accepted` lists the media types that the field accepts; null if
 * it accepts every image. Throws an error with the name of the first file that can't be uploaded.
 */
async function checkedImages(
  files: readonly File[],
  accepted: readonly string[] | null,
): Promise<CheckedImage[]> {
  const checked: CheckedImage[] = [];
  for (const file of files) {
    const facts = { name: file.name, size: megabytes(largestImage) };
    if (file.size > largestImage) {
      throw new Error(
        translate("“{name}” is larger than {size} MB. Reduce its size, then try again.", facts),
      );
    }
    const type = await imageTypeOf(file);
    if (type === null) {
      throw new Error(
        translate(
          "“{name}” is not an image that browsers can display. Use a PNG, JPEG, WebP, AVIF, GIF or SVG file.",
          facts,
        ),
      );
    }
    if (accepted !== null && !accepted.includes(type)) {
      const types = accepted.map((each) => each.replace(/^image\/|\+xml$/g, "")).join(", ");
      throw new Error(
        translate("This field doesn't accept “{name}”. Use one of these formats: {types}.", {
          ...facts,
          types,
        }),
      );
    }
    checked.push({ file, type });
  }
  return checked;
}

const messageOf = (error: unknown): string => errorMessage(error).slice(0, 1_000);

/**
 * Handles the requests of an editor who changes pictures on the previewed page. Uploads files with
 * the editor's session, and stores them in the newest revision of the page. `post` sends a message
 * to the page.
 */
export function usePictureRequests(
  changes: Pick<ReturnType<typeof useChanges>, "read" | "make" | "attempt">,
  post: (message: StudioMessage) => void,
) {
  const client = useClient({ apiVersion });
  const root = useSchema().get("page");
  const { selectedPerspectiveName } = usePerspective();
  /** The uploads in progress. Maps the number of an upload to the RxJS subject that stops it. */
  const uploads = useRef(new Map<number, Subject<void>>());

  function upload(
    { file, type }: CheckedImage,
    onPercent: (percent: number) => void,
    stop: Observable<void>,
  ): Promise<string> {
    const options = { filename: file.name, contentType: type };
    const events = client.observable.assets.upload("image", file, options).pipe(
      tap((event) => {
        if (event.type === "progress") onPercent(event.percent ?? 0);
      }),
      map((event) => (event.type === "response" ? event.body.document._id : "")),
      takeUntil(stop),
    );
    return lastValueFrom(events, { defaultValue: "" });
  }

  /** Uploads images one after another. Returns the IDs of their assets. */
  async function uploadAll(
    images: readonly CheckedImage[],
    onPercent: (percent: number) => void,
    stop: Subject<void>,
  ): Promise<string[]> {
    const total = images.reduce((sum, { file }) => sum + file.size, 0);
    const assets: string[] = [];
    let before = 0;
    for (const image of images) {
      const { size } = image.file;
      const report = (percent: number) =>
        onPercent(Math.min(100, ((before + (size * percent) / 100) / total) * 100));
      const asset = await upload(image, report, stop);
      if (asset === "" || stop.closed) throw new Stopped();
      assets.push(asset);
      before += size;
    }
    return assets;
  }

  async function store({ document, path, files, after, upload: number }: StoreRequest) {
    const stop = new Subject<void>();
    uploads.current.set(number, stop);
    try {
      if (selectedPerspectiveName === "published") throw new Error(publishedReason());
      const page = await changes.read(document);
      const found = root && picturePlaceAt(path, { root, page });
      if (!found) throw new Error(translate("Another editor has removed this block."));
      if (found.place.kind === "single" && files.length > 1) {
        throw new Error(translate("Only one image fits here. Drop a single file."));
      }
      const images = await checkedImages(files, found.accepted);
      const assets = await uploadAll(
        images,
        (percent) => post({ event: "pictureProgress", upload: number, percent }),
        stop,
      );
      const stored = { assets, after, freshKey };
      const made = await changes.make(document, (now) => storePictures(found.place, stored, now));
      if (made === null) throw new Error(translate("Another editor has removed this block."));
      post({ event: "picturesStored", upload: number, paths: made.paths });
      post({ event: "changed" });
    } catch (error) {
      if (error instanceof Stopped) return;
      post({ event: "pictureFailed", upload: number, reason: messageOf(error) });
    } finally {
      uploads.current.delete(number);
    }
  }

  function stop(number: number): void {
    const upload = uploads.current.get(number);
    upload?.next();
    upload?.unsubscribe();
  }

  const change = (document: string, work: (now: unknown) => PictureChange | null) =>
    changes.attempt(async () => {
      await changes.make(document, work);
      post({ event: "changed" });
    });

  return {
    handleRequest(request: PictureRequest): void {
      switch (request.action) {
        case "storePictures":
          return void store(request);
        case "cancelUpload":
          return stop(request.upload);
        case "setAltText":
          return void change(request.document, (now) =>
            describePicture(request.path, request, now),
          );
        case "setFocalPoint":
          return void change(request.document, (now) => focusPicture(request.path, request, now));
      }
    },
  };
}
