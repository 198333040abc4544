import { closeSync, openSync, readSync } from 'node:fs';
import { resolve } from 'node:path';
import type { RequestHandler } from 'express';
import { removeDocumentHeaders } from '../../core/http/security-headers.ts';

/** A file of tiles begins with the name and the version of its format. */
const signature = Buffer.from('PMTiles\u0003');

function assertMapTiles(file: string): void {
  const start = Buffer.alloc(signature.length);
  const handle = openSync(file, 'r');
  try {
    readSync(handle, start);
  } finally {
    closeSync(handle);
  }
  if (!start.equals(signature)) throw new Error(`MAP_TILE_FILE is no PMTiles archive of version 3: ${file}`);
}

/**
 * Serves the parts of a file of vector tiles that a map asks for by `Range`. Throws unless it is one, so that a wrong path
 * is found at the start.
 */
export function serveMapTiles(file: string): RequestHandler {
  const path = resolve(file);
  assertMapTiles(path);
  return (_request, response, next) => {
    removeDocumentHeaders(response);
    response.sendFile(path, { maxAge: '1h', dotfiles: 'allow' }, (error) => {
      // Whoever moves the map aborts requests.
      if (error && !response.headersSent) next(error);
    });
  };
}
