import * as z from "zod";

const lockShape = z.object({
  name: z.string(),
  version: z.string(),
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      license: z.string().optional(),
      link: z.boolean().optional(),
      dev: z.boolean().optional(),
    }),
  ),
});

export const parseLock = (text: string): z.output<typeof lockShape> =>
  lockShape.parse(JSON.parse(text));

export const packagesOf = ({ packages }: z.output<typeof lockShape>) =>
  Object.entries(packages).filter(([path, { link }]) => path.includes("node_modules/") && !link);

/** Returns a package's URL (purl), whose scope is percent-encoded: `pkg:npm/%40scope/name@1.0.0`. */
const purlOf = (name: string, version: string) => `pkg:npm/${name.replace("@", "%40")}@${version}`;

const hexOf = (integrity: string) =>
  Buffer.from(integrity.replace("sha512-", ""), "base64").toString("hex");

/**
 * Returns the list of a lock file's packages in the format CycloneDX 1.6: each version once, with its license and its
 * hash. `npm sbom` can't make this list, because it rejects a lock file that lacks optional packages of other systems.
 */
export function listComponents(lock: z.output<typeof lockShape>): object {
  const components = new Map<string, object>();
  for (const [path, { version = "", integrity, license, dev = false }] of packagesOf(lock)) {
    const name = path.split("node_modules/").at(-1) ?? "";
    const purl = purlOf(name, version);
    components.set(purl, {
      type: "library",
      "bom-ref": purl,
      name,
      version,
      purl,
      scope: dev ? "excluded" : "required",
      ...(license === undefined ? {} : { licenses: [{ expression: license }] }),
      ...(integrity === undefined
        ? {}
        : { hashes: [{ alg: "SHA-512", content: hexOf(integrity) }] }),
    });
  }
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: { type: "application", name: lock.name, version: lock.version } },
    components: [...components.keys()].toSorted().map((purl) => components.get(purl)),
  };
}
