import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RequestHandler } from 'express';

/** Higher than affordable for replies that are compressed each time. */
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 9 };

const encoders = {
  br: (content: Buffer) => promisify(brotliCompress)(content, { params: brotliParams }),
  gzip: (content: Buffer) => promisify(gzip)(content),
  identity: async (content: Buffer) => content,
};
type Encoding = keyof typeof encoders;

interface FixedReply {
  type: string;
  /** Seconds for which it may be cached; it is revalidated afterwards. */
  maxAge: number;
  read: () => Promise<Buffer> | Buffer;
}

/** Sends a content that stays the same while the process runs: it is compressed and hashed once, when first requested. */
export function createFixedReply({ type, maxAge, read }: FixedReply): RequestHandler {
  const sent = new Map<Encoding, ReturnType<typeof make>>();

  async function make(encoding: Encoding) {
    const content = await encoders[encoding](await read());
    return { content, etag: `"${hash('sha256', content, 'base64url')}"` };
  }

  function get(encoding: Encoding): ReturnType<typeof make> {
    const known = sent.get(encoding);
    if (known) return known;
    const making = make(encoding);
    sent.set(encoding, making);
    making.catch(() => sent.delete(encoding));
    return making;
  }

  return async (request, response) => {
    const encoding = (['br', 'gzip'] as const).find((one) => request.acceptsEncodings(one)) ?? 'identity';
    const { content, etag } = await get(encoding);
    response
      .type(type)
      .vary('Accept-Encoding')
      .set({ ETag: etag, 'Cache-Control': `public, max-age=${maxAge}` });
    if (encoding !== 'identity' && !request.fresh) response.set('Content-Encoding', encoding);
    response.send(content);
  };
}
