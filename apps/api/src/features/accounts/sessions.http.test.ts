import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

describe('a smoke of the session', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp();
  });
  it('answers 404 JSON to an unknown call', async () => {
    const { token } = await t.signIn('szakember');
    expect(token).toBeTruthy();
    const reply = await t.request().get('/api/nothing');
    expect(reply.status).toBe(404);
  });
});
