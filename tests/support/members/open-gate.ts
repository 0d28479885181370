import type { Page } from "@playwright/test";
import { interfaceTexts } from "../interface-texts.ts";

export const openGate = (page: Page, label: string): Promise<void> =>
  page.getByRole("main").getByRole("link", { name: label }).click();

export const signOut = (page: Page): Promise<void> =>
  page.getByRole("button", { name: interfaceTexts("en").auth.signOut }).click();
