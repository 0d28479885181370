import { writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { build, type Plugin } from "vite";
import { WEIGHTS_FILE } from "../editors/page-weight/script-weights.ts";
import { compileStyles } from "./internals/class-names.ts";
import { START_FILE } from "./start-file.ts";
import { weighParts } from "./weigh-parts.ts";

const web = join(import.meta.dirname, "..");

/** The project's folder, as Next.js finds it: that of the lock file. */
const root = join(web, "..");

/**
 * Style sheets of parts that the server renders, so that their page has them already. A second copy would come after the
 * page's other style sheets, and win over them.
 */
const ofServer = new Set([
  "blocks/gallery/gallery.module.css",
  "blocks/hero-animation/hero-animation.module.css",
  "blocks/video/video.module.css",
  "design/ui/share.module.css",
  "members/action/action.module.css",
  "members/gate/gate-prompt.module.css",
  "members/menu/account-menu.module.css",
  "members/sign-in/form/sign-in.module.css",
]);

/** Endings of the modules that a CSS module becomes: its names, and its style sheet. */
const NAMES = ".names";
const PLAIN = ".plain.css";

/** Compiles CSS modules as Next.js does, because an island hydrates what Next.js has rendered. */
function cssModules(): Plugin {
  const moduleOf = (id: string) => id.slice(1).replace(PLAIN, ".module.css");
  return {
    name: "css-modules",
    enforce: "pre",
    resolveId(source, importer) {
      if (source.startsWith("\0") && source.endsWith(PLAIN)) return source;
      if (!source.endsWith(".module.css") || importer === undefined) return null;
      return `${resolve(importer, "..", source)}${NAMES}`;
    },
    load(id) {
      if (id.startsWith("\0") && id.endsWith(PLAIN)) return compileStyles(moduleOf(id), root).css;
      if (!id.endsWith(NAMES)) return null;
      const file = id.slice(0, -NAMES.length);
      const sheet = ofServer.has(relative(web, file))
        ? ""
        : `import ${JSON.stringify(`\0${file.replace(".module.css", PLAIN)}`)};`;
      return `${sheet}export default ${JSON.stringify(compileStyles(file, root).names)}`;
    },
  };
}

/**
 * Builds the start script of published pages and its parts into the static files of a build of Next.js. Runs after
 * Next.js has compiled the site.
 */
export async function buildStart({ distDir }: { distDir: string }): Promise<void> {
  const outDir = join(distDir, "static", "start");
  const output = await build({
    root: web,
    base: "/_next/static/start/",
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [cssModules()],
    resolve: {
      alias: [
        {
          find: /^.*\/use-refresh\.client\.ts$/,
          replacement: join(import.meta.dirname, "use-refresh-in-place.client.ts"),
        },
      ],
    },
    build: {
      outDir,
      emptyOutDir: true,
      assetsDir: "",
      target: "es2023",
      cssMinify: false,
      rolldownOptions: {
        input: join(import.meta.dirname, "start.client.ts"),
        // Without names, which the start script would repeat in its list of files.
        output: { entryFileNames: "[hash].js", chunkFileNames: "[hash].js" },
      },
    },
  });
  if (!("output" in output)) throw new Error("The start script was not built.");
  const chunks = output.output.filter((file) => file.type === "chunk");
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error("The build has no start script.");
  writeFileSync(join(distDir, START_FILE), JSON.stringify(`/_next/static/start/${entry.fileName}`));
  writeFileSync(join(distDir, WEIGHTS_FILE), JSON.stringify(weighParts(chunks, entry)));
}
