import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import supertest from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { createErrorHandler } from '../../core/http/error-handler.ts';
import { createLogger } from '../../core/log.ts';
import { serveMapTiles } from './map-tiles.ts';

const content = `PMTiles\u0003${'x'.repeat(1000)}`;
let folder: string;
const write = async (name: string, text: string) => {
  await writeFile(join(folder, name), text, 'latin1');
  return join(folder, name);
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), '.piacter-tiles-'));
});

// Shows MAP-07.
describe('the file of vector tiles', () => {
  it('is served by its parts, with a version that tells when it was replaced', async () => {
    const file = await write('terkep.pmtiles', content);
    const app = express()
      .get('/tiles', serveMapTiles(file))
      .use(createErrorHandler(createLogger('silent')));
    const ask = (range: string) => supertest(app).get('/tiles').set('Range', range);
    const start = await ask('bytes=0-7').expect(206);
    expect(start.headers).toMatchObject({
      'content-range': `bytes 0-7/${content.length}`,
      'cache-control': 'public, max-age=3600',
      etag: expect.any(String),
    });
    expect(start.body.toString('latin1')).toBe(content.slice(0, 8));
    expect((await ask('bytes=1000-1003').expect(206)).body).toHaveLength(4);
    await ask('bytes=5000-5010').expect(416);
  });

  it('has to be there and to be one when the product starts', async () => {
    expect(() => serveMapTiles(join(folder, 'nincs.pmtiles'))).toThrow(/ENOENT/);
    const other = await write('terkep.mbtiles', 'SQLite format 3');
    expect(() => serveMapTiles(other)).toThrow(/MAP_TILE_FILE is no PMTiles archive/);
  });
});
