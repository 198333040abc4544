import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A page rendered by the web app. */
export interface RenderedPage {
  /** The content of `#root`. */
  html: string;
  /** Links for the head. */
  links: string;
}

/** Renders the page at an address (path and query) from the replies to its calls; rejects where it cannot. */
export type PageRenderer = (
  address: string,
  replies: Readonly<Record<string, unknown>>,
) => Promise<RenderedPage>;

/** The files that a page needs besides those of the entry. */
export interface PageFiles {
  /** URLs of its scripts. */
  modules: string[];
  /** URLs of its style sheets. */
  styles: string[];
}

/** The page template, the files and the renderer of the built web app. */
export interface Build {
  template: string;
  /** By the page's source file. */
  getFiles: (source: string) => PageFiles;
  /** The style sheets by URL, for pages that contain them; missing in builds of tests. */
  styles?: ReadonlyMap<string, string>;
  /** Missing in a build without the server's part; pages are rendered by the browser then. */
  renderPage?: PageRenderer;
}

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

/** The only place where the API runs code of the web: what `vite build --ssr` made of apps/web/src/app/server-entry.tsx. */
async function readRenderer(webDir: string): Promise<PageRenderer | undefined> {
  const file = join(webDir, '.server', 'server-entry.js');
  if (!existsSync(file)) return undefined;
  const entry = (await import(pathToFileURL(file).href)) as { renderPage: PageRenderer };
  return entry.renderPage;
}

/** Reads the style sheets of the given files; their own addresses start with a slash, so they may stand anywhere. */
async function readStyles(webDir: string, files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const read = async (file: string) => [`/${file}`, await readFile(join(webDir, file), 'utf8')] as const;
  return new Map(await Promise.all([...new Set(files)].map(read)));
}

/** Reads the page template, the manifest and the renderer; throws with a hint when there is no build. */
export async function readBuild(webDir: string): Promise<Build> {
  const [template, manifestText] = await Promise.all([
    readFile(join(webDir, 'index.html'), 'utf8'),
    readFile(join(webDir, '.vite/manifest.json'), 'utf8'),
  ]).catch((error: unknown) => {
    throw new Error(`The web app is not built in ${webDir}; 'npm run build' makes it.`, { cause: error });
  });
  const manifest = JSON.parse(manifestText) as Record<string, Chunk>;

  function collect(key: string, found: Set<Chunk>): Set<Chunk> {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk)) return found;
    found.add(chunk);
    for (const imported of chunk.imports ?? []) collect(imported, found);
    return found;
  }

  const entry = new Set<Chunk>();
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) collect(key, entry);
  const entryStyles = new Set([...entry].flatMap(({ css = [] }) => css));
  const toUrls = (files: readonly string[]) => [...new Set(files)].map((file) => `/${file}`);
  const [renderPage, styles] = await Promise.all([
    readRenderer(webDir),
    readStyles(
      webDir,
      Object.values(manifest).flatMap(({ css = [] }) => css),
    ),
  ]);

  return {
    template,
    styles,
    getFiles: (source) => {
      const chunks = [...collect(source, new Set())].filter((chunk) => !entry.has(chunk));
      return {
        modules: toUrls(chunks.map(({ file }) => file).filter((file) => file.endsWith('.js'))),
        styles: toUrls(chunks.flatMap(({ css = [] }) => css).filter((file) => !entryStyles.has(file))),
      };
    },
    ...(renderPage && { renderPage }),
  };
}
