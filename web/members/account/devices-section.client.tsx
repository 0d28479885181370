"use client";
import { useCallback, useEffect, useState } from "react";
import { pageFormatLocale } from "../../i18n/format-locale.client.ts";
import type { Device } from "../devices/devices.ts";
import { useAuthTranslation } from "../sign-in/form/auth-texts.client.tsx";
import { endSession } from "../token-sync/end-session.client.ts";
import { signOutEverywhere } from "./account-calls.client.ts";
import { Row, type RowAction, Section, useAccountPage } from "./account-page.client.tsx";
import styles from "./account.module.css";
import { ConfirmForm } from "./edit-form.client.tsx";
import { formatDateTime, formatDay, formatTimeAgo } from "./format-time.ts";
import { readDevices, signOutDevice } from "./stored-calls.client.ts";
import { useLatest } from "./use-latest.client.ts";

/** The devices on which the member is signed in, each with a button that signs it out. [AUTH-12] */
export function DevicesSection() {
  const t = useAuthTranslation();
  const { account } = useAccountPage();
  // Only this browser, until the list is loaded, or if the site can't store it.
  const [devices, setDevices] = useState<readonly Device[]>([]);
  const readLatest = useLatest();
  const load = useCallback(() => readLatest(readDevices, setDevices).catch(() => {}), [readLatest]);
  useEffect(() => void load(), [load]);
  const here = devices.find(({ isCurrent }) => isCurrent);
  const others = devices.filter(({ isCurrent }) => !isCurrent);
  return (
    <Section id="sessions" heading={t("account.sessions")}>
      <HereRow device={here ?? null} />
      {others.map((device) => (
        <DeviceRow
          key={device.id}
          device={device}
          isAmbiguous={others.some((other) => other !== device && isNamedLike(other, device))}
          onEnded={load}
        />
      ))}
      {account.isGuest ? null : <EverywhereRow />}
    </Section>
  );
}

/** Returns the name of a device, such as “Firefox, Windows”. */
function useDeviceName({ browser, system }: Pick<Device, "browser" | "system">): string {
  const t = useAuthTranslation();
  const names = [browser, system].filter((name) => name !== null);
  return names.length === 0 ? t("account.deviceUnknown") : names.join(", ");
}

/** This browser. Its device's name is null until it is known. */
function HereRow({ device }: { device: Device | null }) {
  const t = useAuthTranslation();
  const { account, leave } = useAccountPage();
  const name = useDeviceName(device ?? { browser: null, system: null });
  const out: RowAction = {
    name: "out",
    label: t("account.signOut"),
    form: (
      <ConfirmForm
        question={t(account.isGuest ? "account.signOutGuest" : "account.signOutIntro")}
        submit={t("account.signOut")}
        work={() => endSession().then(() => leave("account.signedOut"))}
        notice=""
      />
    ),
  };
  return (
    <Row label={t("account.here")} actions={[out]}>
      {device === null ? t("account.hereIntro") : <bdi>{name}</bdi>}
      {device === null ? null : <SignedIn device={device} />}
    </Row>
  );
}

const isNamedLike = (one: Device, other: Device) =>
  one.browser === other.browser && one.system === other.system;

type DeviceRowProps = {
  device: Device;
  /** Whether another device in the list has the same name. The time of the sign-in then tells them apart. */
  isAmbiguous: boolean;
  onEnded: () => Promise<void>;
};

function DeviceRow({ device, isAmbiguous, onEnded }: DeviceRowProps) {
  const t = useAuthTranslation();
  const kind = useDeviceName(device);
  const signedInAt = formatDateTime(new Date(device.signedInAt), pageFormatLocale());
  const name = isAmbiguous ? `${kind} · ${signedInAt}` : kind;
  const out: RowAction = {
    name: "out",
    label: t("account.signOutDevice"),
    form: (
      <ConfirmForm
        question={t("account.signOutDeviceIntro")}
        submit={t("account.signOutDevice")}
        work={() => signOutDevice(device.id).then(onEnded)}
        notice={t("account.signedOutDevice", { device: name })}
      />
    ),
  };
  return (
    <Row label={name} actions={[out]}>
      <SignedIn device={device} />
    </Row>
  );
}

/** When the member signed in on a device, and when its session was last renewed. */
function SignedIn({ device }: { device: Device }) {
  const t = useAuthTranslation();
  const [now] = useState(Date.now);
  const locale = pageFormatLocale();
  const seen = new Date(device.seenAt);
  return (
    <p className={styles.quiet}>
      {t("account.deviceTimes", {
        date: formatDay(new Date(device.signedInAt), locale),
        ago: formatTimeAgo(seen, now, locale) ?? formatDay(seen, locale),
      })}
    </p>
  );
}

function EverywhereRow() {
  const t = useAuthTranslation();
  const { leave } = useAccountPage();
  const out: RowAction = {
    name: "out",
    label: t("account.signOutEverywhere"),
    form: (
      <ConfirmForm
        question={t("account.signOutEverywhereIntro")}
        submit={t("account.signOutEverywhere")}
        work={() => signOutEverywhere().then(() => leave("account.signedOutEverywhere"))}
        notice=""
      />
    ),
  };
  return (
    <Row label={t("account.everywhere")} actions={[out]}>
      {t("account.everywhereIntro")}
    </Row>
  );
}
