import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The page template and chunks of the built web app. */
export interface Build {
  template: string;
  /** URLs of the chunks of a page, without those of the entry, by the page's source file. */
  getModules: (source: string) => string[];
}

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

/** Reads the page template and the manifest; throws with a hint when there is no build. */
export async function readBuild(webDir: string): Promise<Build> {
  const [template, manifestText] = await Promise.all([
    readFile(join(webDir, 'index.html'), 'utf8'),
    readFile(join(webDir, '.vite/manifest.json'), 'utf8'),
  ]).catch((error: unknown) => {
    throw new Error(`The web app is not built in ${webDir}; 'npm run build' makes it.`, { cause: error });
  });
  const manifest = JSON.parse(manifestText) as Record<string, Chunk>;

  function collect(key: string, found: Set<string>): Set<string> {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) return found;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) collect(imported, found);
    return found;
  }

  const entry = new Set<string>();
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) collect(key, entry);

  return {
    template,
    getModules: (source) =>
      [...collect(source, new Set())]
        .filter((file) => !entry.has(file) && file.endsWith('.js'))
        .map((file) => `/${file}`),
  };
}
