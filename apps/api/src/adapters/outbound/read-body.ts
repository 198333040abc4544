import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { OutboundError } from './outbound.ts';

/** The reply in the encoding that was asked for, or in none. */
function unpack(response: IncomingMessage): Readable {
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (/^identity$/i.test(encoding)) return response;
  // An error of either ends the other, and is thrown to whoever reads.
  if (/^(x-)?gzip$/i.test(encoding)) return pipeline(response, createGunzip(), () => {});
  throw new OutboundError('unexpected');
}

/** Reads at most so many bytes, counted unpacked; the first one too many ends the connection with `OutboundError`. */
export async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    if (Number(response.headers['content-length']) > maxBytes) throw new OutboundError('too_large');
    const unpacked = unpack(response);
    for await (const chunk of unpacked) {
      size += chunk.length;
      if (size > maxBytes) throw new OutboundError('too_large');
      chunks.push(chunk);
    }
  } finally {
    response.destroy();
  }
  return Buffer.concat(chunks);
}
