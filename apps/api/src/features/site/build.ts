import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WebPages } from '@piacter/contracts/site';

/** The files that a page needs besides those of the entry. */
export interface PageFiles {
  /** URLs of its scripts. */
  modules: string[];
  /** URLs of its style sheets. */
  styles: string[];
}

/** The page template, the files and the pages of the built web app. */
export interface Build {
  template: string;
  /** By the page's module. */
  getFiles: (source: string) => PageFiles;
  /** The style sheets by URL, for pages that contain them; missing in builds of tests. */
  styles?: ReadonlyMap<string, string>;
  web: WebPages;
}

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

/** The only place where the API runs code of the web: what `vite build --ssr` made of apps/web/src/server/server-entry.tsx. */
async function readPages(webDir: string): Promise<WebPages> {
  const file = join(webDir, '.server', 'server-entry.js');
  return (await import(pathToFileURL(file).href)) as WebPages;
}

/** Reads the style sheets of the given files; their own addresses start with a slash, so they may stand anywhere. */
async function readStyles(webDir: string, files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const read = async (file: string) => [`/${file}`, await readFile(join(webDir, file), 'utf8')] as const;
  return new Map(await Promise.all([...new Set(files)].map(read)));
}

/** Reads the page template, the manifest and the pages; throws with a hint when there is no build. */
export async function readBuild(webDir: string): Promise<Build> {
  const [template, manifestText, web] = await Promise.all([
    readFile(join(webDir, 'index.html'), 'utf8'),
    readFile(join(webDir, '.vite/manifest.json'), 'utf8'),
    readPages(webDir),
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
  const styles = await readStyles(
    webDir,
    Object.values(manifest).flatMap(({ css = [] }) => css),
  );

  return {
    template,
    web,
    styles,
    getFiles: (source) => {
      const chunks = [...collect(source, new Set())].filter((chunk) => !entry.has(chunk));
      return {
        modules: toUrls(chunks.map(({ file }) => file).filter((file) => file.endsWith('.js'))),
        styles: toUrls(chunks.flatMap(({ css = [] }) => css).filter((file) => !entryStyles.has(file))),
      };
    },
  };
}
