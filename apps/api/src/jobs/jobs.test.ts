import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { startJobs } from './index.ts';

describe('the background jobs of a process', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp();
  });

  it('send queued mails soon, and none after they were stopped', async () => {
    const jobs = startJobs(t.deps);
    const files = () => readdir(join(t.config.dataDir, 'outbox')).catch(() => []);
    const register = (email: string) =>
      t
        .request()
        .post('/api/register')
        .send({ email, pass: 'Levendula-mezo-88', passAgain: 'Levendula-mezo-88', userType: 5 });
    await register('egyik@uj.test');
    await expect.poll(files, { timeout: 10_000 }).toHaveLength(1);
    await jobs.stop();
    await register('masik@uj.test');
    const waiting = (await t.mails()).filter(({ status }) => status === 'waiting');
    expect(waiting.map(({ toAddress }) => toAddress)).toEqual(['masik@uj.test']);
    expect(await files()).toHaveLength(1);
  });
});
