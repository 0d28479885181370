import { ObservableSanityClient, SanityClient, type ClientConfig } from "@sanity/client";

/**
 * Makes every Sanity client of this API host use the host's plain name instead of
 * `<project>.<host>`. The workspace's client factory does the same for most clients. But the Studio
 * opens the form of a task in a workspace of its own, which it creates without that factory. Some
 * operating systems don't resolve `<project>.localhost`, and the studio's content security policy
 * allows only the lake's own origin.
 *
 * Relies on the constructors of both client classes, which call `config()` with their settings.
 */
export function addressByPlainHost(apiHost: string): void {
  for (const { prototype } of [SanityClient, ObservableSanityClient]) {
    const configure = prototype.config;
    Object.defineProperty(prototype, "config", {
      configurable: true,
      writable: true,
      value(this: never, ...settings: readonly [ClientConfig?]) {
        const [given] = settings;
        const isOurs = given !== undefined && given.apiHost === apiHost;
        return Reflect.apply<unknown, readonly unknown[], unknown>(
          configure,
          this,
          isOurs ? [{ ...given, useProjectHostname: false }] : settings,
        );
      },
    });
  }
}
