import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

interface PrivateFile {
  /** The name under which browsers save it. */
  name: string;
  contentType: string;
  /** Bytes. */
  size: number;
  read: () => Promise<Readable>;
}

/** What the handler of an endpoint with `isFile` returns. */
export class FileReply {
  readonly file: PrivateFile;

  constructor(file: PrivateFile) {
    this.file = file;
  }
}

/** Node warns of a leak above ten: the pipeline alone adds eight, beside the log and the count of open requests. */
const maxListeners = 20;

/**
 * Sends a file for its caller alone: kept by no cache, saved and never rendered on our origin, whatever browsers take its
 * content for.
 */
export async function sendFile(response: Response, { name, contentType, size, read }: PrivateFile) {
  const contents = await read();
  response.attachment(name);
  response.setHeader('Content-Type', contentType);
  response.setHeader('Content-Length', size);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
  response.setMaxListeners(maxListeners);
  await pipeline(contents, response);
}
