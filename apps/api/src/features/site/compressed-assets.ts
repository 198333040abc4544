import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { RequestHandler } from 'express';
import { removeDocumentHeaders } from '../../core/http/security-headers.ts';

const compress = promisify(brotliCompress);

/** Higher than affordable for dynamic replies; the largest file takes a quarter of a second, once. */
const quality = 9;

const assetPath = /^\/([\w-][\w.-]*\.(?:js|css|svg))$/;

/** What the build has compressed already, else the compressed file. */
async function compressed(file: string): Promise<Buffer> {
  const prepared = await readFile(`${file}.br`).catch(() => undefined);
  if (prepared) return prepared;
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return compress(content, { params });
}

/**
 * Serves the build's scripts and styles with Brotli. Each file is compressed on its first request, unless the build has done
 * it, and cached; small files
 * too, since together they weigh as much as a large one. Anything else is left to the next handler.
 */
export function serveCompressedAssets(folder: string): RequestHandler {
  const cache = new Map<string, Promise<Buffer>>();

  const get = (name: string): Promise<Buffer> => {
    const cached = cache.get(name);
    if (cached) return cached;
    const compressing = compressed(join(folder, name));
    cache.set(name, compressing);
    // Requests for missing files must not fill the cache.
    compressing.catch(() => cache.delete(name));
    return compressing;
  };

  return (request, response, next) => {
    const name = /^(GET|HEAD)$/.test(request.method) ? assetPath.exec(request.path)?.[1] : undefined;
    if (!name || request.headers.range || !request.acceptsEncodings('br')) return next();
    get(name).then(
      (content) => {
        removeDocumentHeaders(response);
        response
          .type(extname(name))
          .vary('Accept-Encoding')
          .set({ 'Content-Encoding': 'br', 'Cache-Control': 'public, max-age=31536000, immutable' })
          .send(content);
      },
      () => next(),
    );
  };
}
