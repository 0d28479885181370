// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { mountReact } from "../../../../tests/support/mount-react.ts";
import { AuthTexts } from "../../sign-in/form/auth-texts.client.tsx";
import { type AccountPage, AccountPageProvider } from "../account-page.client.tsx";
import { authTexts, press } from "../account-test.fixture.ts";
import { createRecoveryCodes, readRecoveryCodes } from "../stored-calls.client.ts";
import { RecoveryCodesRow } from "./recovery-codes-row.client.tsx";

vi.mock("../stored-calls.client.ts", () => ({
  readRecoveryCodes: vi.fn<() => Promise<unknown>>(),
  createRecoveryCodes: vi.fn<() => Promise<unknown>>(),
}));

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parts that the row reads
const page = {
  account: { email: "nora@marquee.test", uid: "uid-1" },
  siteName: "Nightlight",
  confirmed: (work: () => Promise<unknown>) => work(),
} as unknown as AccountPage;

const createdAt = "2026-11-29T00:00:00.000Z";
document.documentElement.lang = "en";
const { place, render } = mountReact();

const open = async () => {
  // A new key mounts the row again.
  await render(
    <AuthTexts key={crypto.randomUUID()} language="en" texts={authTexts}>
      <AccountPageProvider value={page}>
        <RecoveryCodesRow />
      </AccountPageProvider>
    </AuthTexts>,
  );
};

test("[AUTH-12] displays new recovery codes once, to copy, to save or to print, and then how many are left", async () => {
  vi.mocked(readRecoveryCodes).mockResolvedValueOnce(null);
  const codes = ["4F7Q-09KD-TB2M", "7Z7Z-09KD-TB2M"];
  vi.mocked(createRecoveryCodes).mockResolvedValue(codes);
  await open();
  expect(place.textContent).toContain("You have no recovery codes");
  await press("Create codes");
  expect(place.textContent).toContain("We show them only once");
  vi.mocked(readRecoveryCodes).mockResolvedValue({ remaining: 2, total: 2, createdAt });
  await press("Create codes");
  const shown = [...place.querySelectorAll("ol code")].map(({ textContent }) => textContent);
  expect(shown).toEqual(codes);
  expect(document.activeElement?.textContent).toBe("Recovery codes for Nightlight");
  const file = place.querySelector<HTMLAnchorElement>("a[download]");
  expect(decodeURIComponent(file?.href ?? "")).toContain(
    "Nightlight\nnora@marquee.test\n\n4F7Q-09KD-TB2M",
  );
  await press("I have saved the codes");
  expect(place.textContent).toContain("Codes left: 2 of 2");
  expect(place.textContent).not.toContain("4F7Q");
});

test("[AUTH-12] says that new codes end the earlier ones, and displays nothing on a site that can't store codes", async () => {
  vi.mocked(readRecoveryCodes).mockResolvedValue({ remaining: 3, total: 10, createdAt });
  await open();
  expect(place.textContent).toContain("Codes left: 3 of 10");
  await press("Create new codes");
  expect(place.textContent).toContain("the earlier ones stop working");
  vi.mocked(readRecoveryCodes).mockRejectedValue(new Error("off"));
  await open();
  expect(place.textContent).toBe("");
});
