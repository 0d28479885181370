import { fetchForm } from "../sign-in/load-sign-in.client.ts";

/** Loads everything that an email's link needs: the screens, the provider's SDK, settings and texts. */
export async function loadAction(language: string) {
  const [{ ActionPanel }, form] = await Promise.all([
    import("./action-panel.client.tsx"),
    fetchForm("action", language),
  ]);
  return { ActionPanel, form };
}
