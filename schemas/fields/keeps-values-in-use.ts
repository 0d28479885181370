import { apiVersion } from "./api-version.ts";

type Client = {
  withConfig: (config: { perspective: "published" | "drafts" }) => {
    fetch: (query: string, params?: Record<string, unknown>) => Promise<unknown>;
  };
};

type Context = { getClient: (options: { apiVersion: string }) => Client };

/** A setting whose values other content needs. */
type UsedSetting = {
  /** GROQ: the field in the published settings. */
  published: string;
  valuesOf: (field: unknown) => readonly string[];
  /** Returns the problem with removing a published value, or true if nothing needs the value. */
  judge: (value: string, client: Client) => Promise<true | string>;
};

/**
 * Returns a form rule that judges each value that the published settings have and the form no longer has. Without a
 * removed value, it sends one short query.
 */
export const keepsValuesInUse =
  ({ published, valuesOf, judge }: UsedSetting) =>
  async (field: unknown, { getClient }: Context): Promise<true | string> => {
    const client = getClient({ apiVersion });
    const remaining = new Set(valuesOf(field));
    const stored = await client.withConfig({ perspective: "published" }).fetch(published);
    for (const value of valuesOf(stored)) {
      const problem = remaining.has(value) || (await judge(value, client));
      if (problem !== true) return problem;
    }
    return true;
  };
