import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';
import { isPublicPage } from './public-chunks.ts';

const compress = promisify(brotliCompress);

/** Seven per cent smaller than what the server affords at a file's first request. */
const best = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

/**
 * Writes `.br` files beside the scripts and styles of the public pages, of which a first visit consists. The others are
 * compressed by the server when they are first requested: this takes seconds for all.
 */
export const precompressPublicPages = (): Plugin => ({
  name: 'piacter-precompress',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const files = new Set<string>();
    const collect = (file: string): void => {
      const chunk = bundle[file];
      if (chunk?.type !== 'chunk' || files.has(file)) return;
      files.add(file);
      for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
      for (const imported of chunk.imports) collect(imported);
    };
    for (const [file, chunk] of Object.entries(bundle)) {
      if (chunk.type !== 'chunk') continue;
      if (chunk.isEntry || isPublicPage(chunk.facadeModuleId)) collect(file);
    }
    await Promise.all(
      [...files].map(async (file) => {
        const built = bundle[file];
        if (built === undefined) return;
        const content = built.type === 'chunk' ? built.code : built.source;
        await writeFile(join(dir, `${file}.br`), await compress(content, { params: best }));
      }),
    );
  },
});
