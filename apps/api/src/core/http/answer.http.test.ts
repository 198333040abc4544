import { expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';

it('sends a reply in one piece with its length, which is counted in bytes', async () => {
  const t = await testApp();
  const reply = await t.request().get('/api/search-real-estates?settlement=Nincsilyenő');
  expect(reply.status).toBe(200);
  expect(reply.headers).not.toHaveProperty('transfer-encoding');
  expect(Number(reply.headers['content-length'])).toBe(Buffer.byteLength(reply.text));
});
