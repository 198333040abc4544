import { resolve } from 'node:path';
import { type RequestHandler, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { ApiError } from '../../core/http/api-error.ts';
import { removeDocumentHeaders } from '../../core/http/security-headers.ts';

/** A `URIError` is answered like any other; expressStaticGzip would answer in its own words. */
const assertDecodable: RequestHandler = ({ path }, _response, next) => {
  decodeURIComponent(path);
  next();
};

/**
 * Serves a folder of files whose names contain a hash of their content, as the build has compressed them: with Brotli,
 * gzip, or as they are. Parts of a file (`Range`) are parts of the compressed one.
 */
export function serveAssets(folder: string): Router {
  const router = Router();
  router.use(
    assertDecodable,
    expressStaticGzip(resolve(folder), {
      enableBrotli: true,
      orderPreference: ['br', 'gzip'],
      index: false,
      serveStatic: {
        immutable: true,
        maxAge: '1y',
        redirect: false,
        setHeaders: removeDocumentHeaders,
      },
    }),
    () => {
      throw new ApiError('not_found');
    },
  );
  return router;
}
