import type { AccountStore } from "../accounts/account-store.ts";
import { asFields, withFields } from "../gateway/field-mask.ts";
import { readConfig } from "./project-config.ts";
import type { ConfigOutcome, ProjectConfig } from "./project-config.ts";

/** The project's configuration, stored beside the accounts. */
export interface ConfigStore {
  current(): ProjectConfig;
  /**
   * Sets the fields named by `mask` to their values in `update`. If `update` lacks one of these fields, the field
   * returns to its default.
   */
  change(update: Record<string, unknown>, mask: readonly string[]): ConfigOutcome;
}

const settingName = "projectConfig";

/**
 * Opens the configuration. Stores only explicitly set fields, because the defaults depend on the
 * site's origins, which can change.
 */
export function openConfig(
  store: Pick<AccountStore, "setting" | "putSetting">,
  origins: readonly string[],
): ConfigStore {
  let set = asFields(JSON.parse(store.setting(settingName) ?? "{}"));
  let config = readOrThrow(set, origins);
  return {
    current: () => config,
    change(update, mask) {
      const next = withFields(set, update, mask);
      const outcome = readConfig(next, origins);
      if (!outcome.ok) return outcome;
      store.putSetting(settingName, JSON.stringify(next));
      set = next;
      config = outcome.config;
      return outcome;
    },
  };
}

function readOrThrow(set: unknown, origins: readonly string[]): ProjectConfig {
  const outcome = readConfig(set, origins);
  if (outcome.ok) return outcome.config;
  throw new Error(`The stored project configuration is damaged: ${outcome.reason}`);
}
