// @vitest-environment jsdom
import { initialAuthSettings } from "@marquee/schemas/contract";
import { act } from "react";
import { expect, test, vi } from "vitest";
import { mountReact } from "../../../tests/support/mount-react.ts";
import type { SignInForm } from "../sign-in/sign-in-form.ts";
import { authTexts as texts } from "./account-test.fixture.ts";
import type { Account } from "./account.ts";
import { AccountPanel } from "./account-panel.client.tsx";
import { followAccount } from "./account-calls.client.ts";
import { readDevices, readPicture } from "./stored-calls.client.ts";

vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => {} }) }));
vi.mock("./account-calls.client.ts", { spy: true });
vi.mock("./stored-calls.client.ts", { spy: true });
vi.mock("../sign-in/sign-in-panel.client.tsx", () => ({ SignInPanel: () => null }));

const accountWith = (uid: string): Account => ({
  uid,
  email: null,
  emailVerified: false,
  name: null,
  photo: null,
  phone: null,
  isGuest: true,
  tenantId: null,
  methods: [],
  factors: [],
  createdAt: null,
  lastLoginAt: null,
});

const { place, render } = mountReact();

test("[AUTH-12] what is stored about one account is not displayed to the account that replaces it", async () => {
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:of-the-guest");
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  vi.mocked(readDevices).mockResolvedValue([]);
  vi.mocked(readPicture).mockResolvedValueOnce(new Blob(["a picture"]));
  let follow: (account: Account) => void = () => {};
  vi.mocked(followAccount).mockImplementation((_settings, { onAccount }) => {
    follow = onAccount;
    return () => {};
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parts that the page reads
  const form = { texts, settings: initialAuthSettings } as unknown as SignInForm;
  await render(<AccountPanel language="en" form={form} siteName="Nightlight" homeHref="/" />);
  await act(async () => follow(accountWith("uid-1")));
  expect(place.querySelector("img")?.src).toBe("blob:of-the-guest");
  vi.mocked(readPicture).mockReturnValue(new Promise(() => {}));
  await act(async () => follow(accountWith("uid-2")));
  expect(place.textContent).toContain("guest");
  expect(place.querySelector("img")).toBeNull();
});
