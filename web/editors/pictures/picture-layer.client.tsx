import type { ComposeRequest } from "@marquee/schemas/editing";
import { useEffect, useState } from "react";
import { LineIcon } from "../composing/composer-icon.client.tsx";
import { areTyped } from "../typing/placeholders.client.ts";
import { AltBox } from "./alt-box.client.tsx";
import { AtPicture } from "./at-picture.client.tsx";
import { FocalTool } from "./focal-tool.client.tsx";
import { PictureBar } from "./picture-bar.client.tsx";
import type { PictureLabels } from "./picture-labels.ts";
import { pictureAt, placeAt, placeholdersOnPage } from "./pictures-on-page.client.ts";
import styles from "./pictures.module.css";
import type { Upload } from "./use-uploads.client.ts";
import type { Pictures } from "./use-pictures.client.ts";

/**
 * Returns the paths of the page's empty pictures. Updates them after the page was rendered again.
 */
function usePlaceholders(page: string): readonly string[] {
  const [paths, setPaths] = useState<readonly string[]>([]);
  useEffect(() => {
    const look = () => {
      const found = placeholdersOnPage(page).map(({ path }) => path);
      setPaths((known) => (known.join(" ") === found.join(" ") ? known : found));
    };
    look();
    const observer = new MutationObserver((mutations) => {
      if (!areTyped(mutations)) look();
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ["data-image-fields"],
    });
    return () => observer.disconnect();
  }, [page]);
  return paths;
}

const addIcon = "M3 4h14v12H3zM3 13l4-4 4 4 2-2 4 4M13 7.5h.01";

/** Renders an upload: the file with its progress, or the reason why it failed. */
function UploadNote({
  upload,
  pictures,
  labels,
}: {
  upload: Upload;
  pictures: Pictures;
  labels: PictureLabels;
}) {
  const { files, percent, problem } = upload;
  const [first] = files;
  if (problem !== null) {
    return (
      <div role="alert" className={styles.box}>
        {/* The reason is in the studio's language, whose direction can differ from the page's. */}
        <p dir="auto" className={styles.problem}>
          {problem}
        </p>
        <div className={styles.row}>
          <button type="button" onClick={() => pictures.stop(upload)}>
            {labels.close}
          </button>
          <button type="button" className={styles.main} onClick={() => pictures.retry(upload)}>
            {labels.tryAgain}
          </button>
        </div>
      </div>
    );
  }
  const name = files.length === 1 ? first?.name : String(files.length);
  return (
    <>
      {upload.place.takesSeveral ? null : (
        <img src={upload.preview} alt="" className={styles.preview} />
      )}
      {upload.stored === null ? (
        <div className={styles.progress}>
          <span>
            {labels.uploading}: <bdi>{name}</bdi>
          </span>
          <progress max="100" value={percent} aria-label={labels.uploading} />
          <button type="button" onClick={() => pictures.stop(upload)}>
            {labels.stop}
          </button>
        </div>
      ) : null}
    </>
  );
}

/** Returns what screen readers announce about the uploads. */
function progressOf(uploads: readonly Upload[], labels: PictureLabels): string {
  if (uploads.some(({ stored, problem }) => stored === null && problem === null)) {
    return labels.uploading;
  }
  return uploads.some(({ stored }) => stored !== null) ? labels.uploaded : "";
}

/** Renders the uploads, the selected picture's tools, and a button over each empty picture of the page. */
export function PictureLayer({
  page,
  pictures,
  labels,
  sendRequest,
}: {
  page: string;
  pictures: Pictures;
  labels: PictureLabels;
  sendRequest: (request: ComposeRequest) => void;
}) {
  const placeholders = usePlaceholders(page);
  const { dragged, selected, uploads, note, isEditing } = pictures;
  const isUploading = (path: string) => uploads.some(({ place }) => place.path === path);
  const empty = isEditing ? placeholders.filter((path) => !isUploading(path)) : [];
  return (
    <div data-picture-tools="" className={styles.layer}>
      <output className={styles.status}>{progressOf(uploads, labels)}</output>
      <div className={styles.below}>
        {empty.map((path) => (
          <AtPicture key={path} page={page} path={path}>
            <button
              type="button"
              className={styles.empty}
              data-picture-path={path}
              onClick={() => {
                const picture = pictureAt(page, path);
                if (picture) pictures.choose(placeAt(picture, 1));
              }}
            >
              <span>
                <LineIcon path={addIcon} />
                {labels.dropImage}
              </span>
            </button>
          </AtPicture>
        ))}
      </div>
      {dragged === null ? null : (
        <AtPicture
          key={dragged.path}
          page={page}
          path={dragged.path}
          area={dragged.area}
          className={styles.target}
        />
      )}
      {uploads.map((upload) => (
        <AtPicture
          key={upload.number}
          page={page}
          path={upload.place.path}
          area={upload.place.area}
        >
          <UploadNote upload={upload} pictures={pictures} labels={labels} />
        </AtPicture>
      ))}
      {note === null ? null : (
        <AtPicture page={page} path={note.path}>
          <p role="alert" className={`${styles.box} ${styles.problem}`}>
            {labels[note.text]}
          </p>
        </AtPicture>
      )}
      {selected === null ? null : (
        <AtPicture page={page} path={selected.path} className={styles.selected}>
          {selected.tool === "bar" ? (
            <PictureBar
              key={selected.path}
              page={page}
              selected={selected}
              pictures={pictures}
              labels={labels}
            />
          ) : null}
          {selected.tool === "alt" ? (
            <AltBox
              key={selected.path}
              page={page}
              path={selected.path}
              labels={labels}
              sendRequest={sendRequest}
              onClose={() => pictures.closeTool()}
            />
          ) : null}
          {selected.tool === "focus" ? (
            <FocalTool
              key={selected.path}
              page={page}
              path={selected.path}
              labels={labels}
              sendRequest={sendRequest}
              onClose={() => pictures.closeTool()}
            />
          ) : null}
        </AtPicture>
      )}
    </div>
  );
}
