import type { KyselyPlugin } from 'kysely';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { testApp } from '../../testing/app.ts';
import { testDatabase } from '../../testing/database.ts';

/** A full disk: what needs a temporary table on it fails, as reading the schema does. */
const fullDisk: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (node.kind === 'RawNode') return node;
    throw Object.assign(new Error('Disk got full'), { code: 'ER_DISK_FULL', errno: 1021 });
  },
  transformResult: async ({ result }) => result,
};

describe('GET /api/ready', () => {
  it('succeeds on a full disk, on which reads go on', async () => {
    const db = (await testDatabase()).withPlugin(fullDisk);
    const { request } = await testApp({ deps: { db } });
    await request().get('/api/ready').expect(200);
  });

  it('fails during a shutdown, without blaming a crowd', async () => {
    const { deps } = await testApp();
    const reply = await supertest(createApp(deps, { isStopping: () => true }))
      .get('/api/ready')
      .expect(503);
    expect(reply.body.code).toBe('unavailable');
    expect(reply.body.message).not.toContain('túl sokan');
  });
});
