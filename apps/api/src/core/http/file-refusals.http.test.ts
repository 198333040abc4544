import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import supertest from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { webBuild } from '../../testing/web-build.ts';

describe('failing requests for files', () => {
  let t: TestApp;
  let site: ReturnType<typeof createApp>;
  beforeAll(async () => {
    t = await testApp();
    const webDir = mkdtempSync(join(tmpdir(), 'piacter-web-'));
    mkdirSync(join(webDir, 'assets'));
    writeFileSync(join(webDir, 'assets', 'entry.js'), 'export {};');
    const config = { ...t.config, webDir };
    site = createApp({ ...t.deps, config }, { isStopping: () => false, build: webBuild });
  });

  const script = '/assets/entry.js';
  const privacy = '/files/pdfs/adatkezelesi_nyilatkozat.pdf';

  it.each([
    ['/assets/gone.js', {}, 404, 'not_found'],
    ['/assets/..%2f..%2fpackage.json', {}, 404, 'not_found'],
    ['/assets', {}, 404, 'not_found'],
    [script, { Range: 'bytes=999999-' }, 416, 'range_not_satisfiable'],
    [script, { 'If-Match': '"another"' }, 412, 'precondition_failed'],
    [privacy, { Range: 'bytes=999999999-' }, 416, 'range_not_satisfiable'],
    [privacy, { 'If-Unmodified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 412, 'precondition_failed'],
  ])('replies to %s with %j by %i in JSON', async (path, headers, status, code) => {
    const reply = await supertest(site).get(path).set(headers);
    expect([reply.status, reply.type]).toEqual([status, 'application/json']);
    expect(JSON.parse(reply.text)).toMatchObject({ ok: false, code });
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});
