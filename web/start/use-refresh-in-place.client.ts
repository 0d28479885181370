import { refreshOrLoad } from "./refresh.client.ts";

/** Takes the place of `runtime/use-refresh.client.ts` in published pages. */
export const useRefresh = (): (() => void) => () => void refreshOrLoad();
