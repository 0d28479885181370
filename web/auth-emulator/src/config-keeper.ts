import type { AccountStore } from "./account-store.ts";
import { asFields, withFields } from "./field-mask.ts";
import { readConfig } from "./project-config.ts";
import type { ConfigOutcome, ProjectConfig } from "./project-config.ts";

/** The project's configuration, kept beside the accounts. */
export interface ConfigKeeper {
  current(): ProjectConfig;
  /** Sets the fields that `mask` names as `update` has them; what `update` lacks is the default again. */
  change(update: Record<string, unknown>, mask: readonly string[]): ConfigOutcome;
}

const settingName = "projectConfig";

/** Opens the configuration. Only what was set is kept: the rest follows the site's origins, which may move. */
export function openConfig(
  store: Pick<AccountStore, "setting" | "keepSetting">,
  origins: readonly string[],
): ConfigKeeper {
  let set = asFields(JSON.parse(store.setting(settingName) ?? "{}"));
  let config = readOrThrow(set, origins);
  return {
    current: () => config,
    change(update, mask) {
      const next = withFields(set, update, mask);
      const outcome = readConfig(next, origins);
      if (!outcome.ok) return outcome;
      store.keepSetting(settingName, JSON.stringify(next));
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
