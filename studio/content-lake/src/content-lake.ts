import { forgetOldHistory } from "./history/forget-old-history.ts";
import { createRouter } from "./http/router.ts";
import { assetFileRoutes } from "./http/routes/asset-files.ts";
import { assetRoutes } from "./http/routes/assets.ts";
import { documentRoutes } from "./http/routes/documents.ts";
import { historyRoutes } from "./http/routes/history.ts";
import { mutateRoutes } from "./http/routes/mutate.ts";
import { projectRoutes } from "./http/routes/projects.ts";
import { queryRoutes } from "./http/routes/query.ts";
import { referenceRoutes } from "./http/routes/references.ts";
import { signInRoutes } from "./http/routes/sign-in.ts";
import { streamRoutes } from "./http/routes/streams.ts";
import { surroundingRoutes } from "./http/routes/surroundings.ts";
import { userRoutes } from "./http/routes/users.ts";
import { openLake, type Lake } from "./lake.ts";
import { datasetsWithReleases } from "./releases/release-schedule.ts";

/** Where a lake keeps its data, who may call it, and its clock and chance. */
export interface ContentLakeOptions {
  dataDir: string;
  now: () => Date;
  /** That many random bytes. */
  random: (bytes: number) => Uint8Array;
  projectId?: string;
  /** Origins of the pages that may call it. */
  origins?: readonly string[];
  /** Names (`host` or `host:port`) it answers to besides the loopback ones. */
  hosts?: readonly string[];
  /** Can other machines reach it? Then nobody signs in without a password. */
  isExposed?: boolean;
  /** A dataset made where it is missing; private. */
  dataset?: string;
}

/** A content lake, web-standard: it runs under any server, or in a test with no port. */
export interface ContentLake {
  fetch(request: Request): Promise<Response>;
  lake: Lake;
  origins: readonly string[];
  close(): void;
}

/** The pages that may call when nothing else is said: studio and site as `npm start` serves them. */
export const defaultOrigins = ["http://localhost:3333", "http://localhost:3000"];

/** Opens the lake in a data folder. Throws an `Error` for people where the folder is in use or damaged. */
export function createContentLake(options: ContentLakeOptions): ContentLake {
  const {
    dataDir,
    now,
    random,
    projectId = "marquee",
    origins = defaultOrigins,
    hosts = [],
    isExposed = false,
  } = options;
  const lake = openLake({ dataDir, projectId, now, random });
  const { dataset = "production" } = options;
  if (!lake.datasetRow(dataset)) lake.keepDataset(dataset, "private");
  for (const name of datasetsWithReleases(lake.store.database)) lake.dataset(name);
  const stopForgetting = forgetOldHistory(lake);
  const routes = [
    ...queryRoutes,
    ...documentRoutes,
    ...historyRoutes,
    ...referenceRoutes,
    ...mutateRoutes,
    ...streamRoutes,
    ...assetRoutes,
    ...assetFileRoutes(lake),
    ...signInRoutes({ now, random, isExposed }),
    ...userRoutes,
    ...projectRoutes,
    ...surroundingRoutes,
  ];
  const route = createRouter(lake, routes, { origins, hosts, projectId });
  const close = () => {
    stopForgetting();
    lake.close();
  };
  return { fetch: route, lake, origins, close };
}
