/**
 * The parts of the site that live as long as its process, by name: caches, listeners, sessions, limits, telemetry. The
 * file that owns a part adds it, because this file knows no feature:
 *
 * @example
 *   declare module "../runtime/site-runtime.ts" {
 *     interface SiteParts {
 *       search: SiteSearch;
 *     }
 *   }
 *   const search = () => siteRuntime().open("search", createSearch);
 *
 * @public
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- other files add its members
export interface SiteParts {}

type PartName = keyof SiteParts;

type Stop = () => Promise<void> | void;

export type SiteRuntime = {
  /** Returns a part. Creates it if there is none. */
  open<Name extends PartName>(name: Name, create: () => SiteParts[Name]): SiteParts[Name];
  /** Returns a part, or undefined if nobody has provided it yet. */
  find<Name extends PartName>(name: Name): SiteParts[Name] | undefined;
  /** Sets a part for code that can't import its file, such as the serving layer. `stop` is called when the site stops. */
  provide<Name extends PartName>(name: Name, part: SiteParts[Name], stop?: Stop): void;
  /** Removes a part. Only tests do that. */
  remove(name: PartName): void;
  /** Stops the parts, the last provided first. Continues when one of them fails, and rejects with its error at the end. */
  stop(): Promise<void>;
};

/** Creates a runtime without parts. */
export function createSiteRuntime(): SiteRuntime {
  const parts: Partial<SiteParts> = {};
  const stops: Stop[] = [];
  return {
    open(name, create) {
      const known = parts[name];
      if (known !== undefined) return known;
      const part = create();
      parts[name] = part;
      return part;
    },
    find: (name) => parts[name],
    provide(name, part, stop) {
      parts[name] = part;
      if (stop !== undefined) stops.push(stop);
    },
    remove: (name) => void delete parts[name],
    async stop() {
      const errors: unknown[] = [];
      for (const stop of stops.splice(0).toReversed()) {
        try {
          await stop();
        } catch (error) {
          errors.push(error);
        }
      }
      if (errors.length > 0) throw new AggregateError(errors, "Parts of the site did not stop.");
    },
  };
}

const KEY = Symbol.for("marquee.site-runtime");

const holder: typeof globalThis & { [KEY]?: SiteRuntime } = globalThis;

/**
 * Returns the runtime of this process. It is the site's only global: Next.js loads modules in several bundles, and the
 * serving layer runs outside of them, so a variable of a module would exist several times.
 */
export const siteRuntime = (): SiteRuntime => (holder[KEY] ??= createSiteRuntime());
