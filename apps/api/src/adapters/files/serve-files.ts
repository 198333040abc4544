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
import type { FileStore } from './file-store.ts';

/** What may be served, by the ending of its name; anything else in the folder is nobody's business. */
const contentTypes: Record<string, string> = {
  webp: 'image/webp',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Documents that come with the product, the privacy statement above all. */
const assetsFolder = join(import.meta.dirname, '../../../assets/pdfs');

const key = /^[a-z0-9_-]+(?:\/[a-z0-9_-]+)*\.([a-z]+)$/;
const hashedPicture = /[0-9a-f]{32,}-\d+\.webp$/;
const yearSeconds = 31_536_000;

function setHeaders(response: Response, name: string): void {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Type', contentTypes[ending] ?? 'application/octet-stream');
  response.setHeader(
    'Cache-Control',
    hashedPicture.test(name) ? `public, max-age=${yearSeconds}, immutable` : 'public, max-age=300',
  );
  if (ending === 'webp') return;
  // Written by users: a browser saves it and never shows it as a page of ours.
  response.setHeader('Content-Disposition', 'attachment');
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
}

const staticOptions = { index: false, redirect: false, fallthrough: true, dotfiles: 'ignore' } as const;

const fromFolder = (root: string): RequestHandler =>
  express.static(root, {
    ...staticOptions,
    cacheControl: false,
    setHeaders,
  });

const fromStore =
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

function onlyFiles(request: Request, response: Response, next: NextFunction): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    throw new ApiError('method_not_allowed');
  }
  const ending = key.exec(request.path.slice(1))?.[1];
  if (!ending || !Object.hasOwn(contentTypes, ending)) throw new ApiError('not_found');
  next();
}

/**
 * `/files`: stored pictures and documents, and the product's own documents under `/files/pdfs`. It reads no cookie
 * and sets none, lists no folder, and is mounted before whatever needs a session.
 */
export function serveFiles(store: FileStore): Router {
  const router = Router({ caseSensitive: true });
  router.use(onlyFiles);
  router.use(
    '/pdfs',
    express.static(assetsFolder, {
      ...staticOptions,
      maxAge: '1h',
      setHeaders: (response) => response.setHeader('X-Content-Type-Options', 'nosniff'),
    }),
  );
  router.use(store.root === undefined ? fromStore(store) : fromFolder(store.root));
  router.use(() => {
    throw new ApiError('not_found');
  });
  return router;
}
