import compression from 'compression';
import express from 'express';
import supertest from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import { createFixedReply } from './fixed-reply.ts';

const words = 'piactér '.repeat(1000);

describe('a fixed reply', () => {
  const setUp = () => {
    const read = vi.fn(() => Buffer.from(words));
    const app = express()
      .use(compression())
      .get('/words', createFixedReply({ type: 'txt', maxAge: 60, read }));
    const get = (encoding: string) => supertest(app).get('/words').set('Accept-Encoding', encoding);
    return { read, get };
  };

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('is made once for all that accept %j', async (accepted, encoding) => {
    const { read, get } = setUp();
    const replies = [await get(accepted).expect(200), await get(accepted).expect(200)];
    for (const { headers, text } of replies) {
      expect(text).toBe(words);
      expect(headers['content-encoding']).toBe(encoding);
      // Without a length it would be chunked, as what the middleware compresses.
      expect(Number(headers['content-length'])).toBeGreaterThan(0);
      expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'cache-control': 'public, max-age=60' });
    }
    expect(read).toHaveBeenCalledOnce();
  });

  it('is revalidated with 304, each encoding by its own tag', async () => {
    const { get } = setUp();
    const tags = [(await get('br')).headers.etag ?? '', (await get('gzip')).headers.etag ?? ''];
    expect(new Set(tags).size).toBe(2);
    const reply = await get('br').set('If-None-Match', tags[0] ?? '');
    expect(reply.status).toBe(304);
    expect(reply.headers).not.toHaveProperty('content-encoding');
  });

  it('is made again after a failure', async () => {
    const { read, get } = setUp();
    read.mockImplementationOnce(() => {
      throw new Error('no such file');
    });
    await get('br').expect(500);
    expect((await get('br').expect(200)).text).toBe(words);
  });
});
