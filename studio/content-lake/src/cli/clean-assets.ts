import * as z from "zod";
import type { Arguments } from "./arguments.ts";
import { lakeClient } from "./lake-client.ts";

const responseShape = z.object({
  assets: z.array(
    z.object({ _id: z.string(), originalFilename: z.string().optional(), size: z.number() }),
  ),
  files: z.array(z.object({ file: z.string(), size: z.number() })),
});

/** Runs `assets clean [--dry-run]`: deletes and lists the unused assets of a running lake's dataset. */
export async function cleanAssets(given: Arguments): Promise<void> {
  if (given.files.join(" ") !== "clean") {
    throw new Error("Use: assets clean [--dry-run]");
  }
  const client = lakeClient(given);
  const isDry = given["dry-run"] === true;
  const { assets, files } = responseShape.parse(
    await client.request({
      method: "POST",
      url: `/assets/clean/${client.config().dataset ?? "production"}`,
      query: { dryRun: String(isDry) },
    }),
  );
  for (const { _id, originalFilename = "no name", size } of assets) {
    console.log(`  ${_id}  ${originalFilename}  ${formatBytes(size)}`);
  }
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const verb = isDry ? "would be deleted" : "deleted";
  console.log(
    `${assets.length} ${assets.length === 1 ? "asset" : "assets"} and ${files.length} ${files.length === 1 ? "file" : "files"} ${verb}: ${formatBytes(total)}.`,
  );
}

function formatBytes(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
