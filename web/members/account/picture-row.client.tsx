"use client";
import { createContext, use, useCallback, useEffect, useId, useState } from "react";
import { codedError } from "../errors.ts";
import { initialsOf } from "../../i18n/initials.ts";
import { useAuthTranslation } from "../sign-in/form/auth-texts.client.tsx";
import signIn from "../sign-in/form/sign-in.module.css";
import { removeProviderPhoto } from "./account-calls.client.ts";
import { Row, type RowAction, useAccountPage } from "./account-page.client.tsx";
import { nameOf } from "./account.ts";
import styles from "./account.module.css";
import { EditForm, useRemoveAction } from "./edit-form.client.tsx";
import { deletePicture, readPicture, uploadPicture } from "./stored-calls.client.ts";
import { useLatest } from "./use-latest.client.ts";

/** The picture that the member has uploaded, as a URL of this document. */
type Picture = {
  /** Null if there is none. Undefined while it is unknown, or if the site can't store pictures. */
  url: string | null | undefined;
  reload: () => Promise<void>;
};

const PictureContext = createContext<Picture>({ url: undefined, reload: async () => {} });

export const PictureProvider = PictureContext.Provider;

/** Loads the member's uploaded picture, for all parts of the account page. */
export function useUploadedPicture(): Picture {
  const [url, setUrl] = useState<string | null | undefined>(undefined);
  const readLatest = useLatest();
  const reload = useCallback(
    () => readLatest(readPicture, (found) => setUrl(found && URL.createObjectURL(found))),
    [readLatest],
  );
  useEffect(() => void reload().catch(() => {}), [reload]);
  useEffect(
    () => () => {
      if (url) URL.revokeObjectURL(url);
    },
    [url],
  );
  return { url, reload };
}

/** The member's picture, which is uploaded here, or comes from an identity provider. [AUTH-12] */
export function PictureRow() {
  const t = useAuthTranslation();
  const { account, change } = useAccountPage();
  const { url, reload } = use(PictureContext);
  const hasPicture = typeof url === "string" || account.photo !== null;
  const edit: RowAction = {
    name: "change",
    label: t(hasPicture ? "account.change" : "account.add"),
    form: (
      <EditForm
        submit={t("account.save")}
        work={async (data) => {
          const file = data.get("photo");
          if (!(file instanceof File) || file.size === 0) throw codedError("missing-photo");
          await uploadPicture(file);
          await reload();
        }}
        notice={t("account.saved")}
      >
        {(problemOf) => <FileField error={problemOf("photo")} />}
      </EditForm>
    ),
  };
  const remove = useRemoveAction(t("account.photoRemove"), async () => {
    if (typeof url === "string") await deletePicture();
    if (account.photo !== null) await change(removeProviderPhoto);
    if (url !== undefined) await reload();
  });
  return (
    <Row
      label={t("account.photo")}
      actions={[...(url === undefined ? [] : [edit]), ...(hasPicture ? [remove] : [])]}
    >
      {hasPicture ? (
        <>
          <Portrait />
          <span className="sr-only">{t("account.photoSet")}</span>
        </>
      ) : (
        t("account.photoNone")
      )}
    </Row>
  );
}

function FileField({ error }: { error: string | null }) {
  const t = useAuthTranslation();
  const id = useId();
  return (
    <div className={signIn.field}>
      <label htmlFor={id}>{t("account.photoFile")}</label>
      <input
        id={id}
        name="photo"
        type="file"
        accept="image/*"
        required
        aria-invalid={error !== null}
        aria-describedby={`${id}-hint ${id}-problem`}
      />
      <p id={`${id}-hint`} className={signIn.hint}>
        {t("account.photoHint")}
      </p>
      <p id={`${id}-problem`} className={signIn.problem} role="alert">
        {error}
      </p>
    </div>
  );
}

/** A member's avatar; their initials if there is no picture, or if it fails to load. */
export function Portrait() {
  const { account } = useAccountPage();
  const { url } = use(PictureContext);
  const [broken, setBroken] = useState<string | null>(null);
  const address = url ?? account.photo;
  const isSafe = address === url || address?.startsWith("https:");
  const isShown = typeof address === "string" && address !== broken && isSafe;
  return (
    <span className={styles.portrait} aria-hidden="true">
      {isShown ? (
        // The picture's server must not learn which page requests it.
        <img src={address} alt="" referrerPolicy="no-referrer" onError={() => setBroken(address)} />
      ) : (
        initialsOf(nameOf(account))
      )}
    </span>
  );
}
