import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import express, {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express';
import { ApiError } from '../../core/http/api-error.ts';
import { removeDocumentHeaders } from '../../core/http/security-headers.ts';
import type { FileStore } from './file-store.ts';

/** Content types by extension; files with other extensions are not served. */
const contentTypes: Record<string, string> = {
  webp: 'image/webp',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Documents shipped with the product, such as the privacy statement. */
const assetsFolder = join(import.meta.dirname, '../../../assets/pdfs');

const keyPattern = /^[a-z0-9_-]+(?:\/[a-z0-9_-]+)*\.([a-z]+)$/;
const hashedPicture = /[0-9a-f]{32,}-\d+\.webp$/;
const yearSeconds = 31_536_000;

function setHeaders(response: Response, name: string): void {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Type', contentTypes[extension] ?? 'application/octet-stream');
  response.setHeader(
    'Cache-Control',
    hashedPicture.test(name) ? `public, max-age=${yearSeconds}, immutable` : 'public, max-age=300',
  );
  if (extension === 'webp') {
    removeDocumentHeaders(response);
    return;
  }
  // Documents come from users: the browser saves them and never renders them on our origin.
  response.setHeader('Content-Disposition', 'attachment');
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
}

const staticOptions = { index: false, redirect: false, fallthrough: true, dotfiles: 'ignore' } as const;

const serveFolder = (root: string): RequestHandler =>
  express.static(root, {
    ...staticOptions,
    cacheControl: false,
    setHeaders,
  });

const streamFromStore =
  (store: FileStore): RequestHandler =>
  async (request, response, next) => {
    const name = request.path.slice(1);
    const found = await store.stat(name);
    if (!found) return next();
    setHeaders(response, name);
    response.setHeader('Content-Length', String(found.size));
    response.setHeader('Last-Modified', found.modified.toUTCString());
    if (request.method === 'HEAD') return void response.end();
    await pipeline(await store.read(name), response);
  };

function rejectOthers(request: Request, response: Response, next: NextFunction): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    throw new ApiError('method_not_allowed');
  }
  const extension = keyPattern.exec(request.path.slice(1))?.[1];
  if (!extension || !Object.hasOwn(contentTypes, extension)) throw new ApiError('not_found');
  next();
}

/**
 * Serves `/files`: stored pictures and documents, and the product's own documents under `/files/pdfs`. It reads and sets
 * no cookie, lists no folder, and is mounted before anything that needs a session.
 */
export function serveFiles(store: FileStore): Router {
  const router = Router({ caseSensitive: true });
  router.use(rejectOthers);
  router.use(
    '/pdfs',
    express.static(assetsFolder, {
      ...staticOptions,
      maxAge: '1h',
      setHeaders: (response) => response.setHeader('X-Content-Type-Options', 'nosniff'),
    }),
  );
  router.use(store.root === undefined ? streamFromStore(store) : serveFolder(store.root));
  router.use(() => {
    throw new ApiError('not_found');
  });
  return router;
}
