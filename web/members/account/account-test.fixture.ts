import { act } from "react";
import { shippedTexts } from "../../i18n/shipped.ts";

/** English texts of the sign-in and account pages, by their keys below `auth.`. */
export const authTexts = Object.fromEntries(
  Object.entries(shippedTexts("en")).map(([key, text]) => [key.replace(/^auth\./, ""), text]),
);

/** Clicks the button with this text. */
export const press = async (name: string) => {
  const buttons = [...document.querySelectorAll("button")];
  await act(async () => buttons.find(({ textContent }) => textContent === name)?.click());
};
