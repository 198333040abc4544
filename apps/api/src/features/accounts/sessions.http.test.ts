import { randomBytes } from 'node:crypto';
import { roleIDs } from '@piacter/contracts/core';
import jwt from 'jsonwebtoken';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

interface Reply {
  headers: Record<string, unknown>;
}

/** The refresh cookie in a reply's `Set-Cookie`, for a `Cookie` header; undefined when none was set. */
function getCookie({ headers }: Reply): string | undefined {
  const set = (headers['set-cookie'] as string[] | undefined) ?? [];
  return set.find((line) => line.startsWith('piacter_refresh='))?.split(';')[0];
}

describe('sessions', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp();
  });

  const permission = (token: string, cookie?: string) => {
    const call = t.request().get('/api/check-page-permission').set('Authorization', token);
    return cookie ? call.set('Cookie', cookie) : call;
  };
  const refresh = (cookie: string) => t.request().post('/api/refresh-token').set('Cookie', cookie);

  it.each([
    ['an API client, without an origin', undefined, 200],
    ['our own page', 'http://piacter.test', 200],
    ['our own page under the requested host', 'http://127.0.0.1:port', 200],
    ['another site', 'http://piacter.test.example.com', 403],
    ['another site of the same domain', 'http://ad.piacter.test', 403],
    ['an opaque origin', 'null', 403],
  ])('accept or reject a refresh from %s', async (_whose, origin, status) => {
    const { cookie } = await t.signIn('szakember');
    const call = refresh(cookie);
    if (origin !== undefined) call.set('Origin', origin.replace('127.0.0.1:port', new URL(t.address).host));
    const reply = await call.expect(status);
    expect(reply.body.token === undefined).toBe(status === 403);
  });

  it('accept the token with and without the word Bearer', async () => {
    const { token, userID, email } = await t.signIn('szakember');
    for (const header of [token, `Bearer ${token}`, `bearer ${token}`]) {
      const reply = await permission(header);
      expect(reply.status).toBe(200);
      expect(reply.body).toEqual({ ok: true, message: '', data: { userID, path: 'szakember', email } });
    }
  });

  it('have tokens with the specified claims for 15 minutes', async () => {
    const { token, userID, sessionID } = await t.signIn('szallasado');
    const claims = jwt.decode(token, { complete: true });
    expect(claims?.header.alg).toBe('HS256');
    const iat = Math.floor(t.clock.now().getTime() / 1000);
    expect(claims?.payload).toEqual({
      sub: String(userID),
      path: 'szallasado',
      sid: String(sessionID),
      typ: 'access',
      aud: 'piacter',
      iat,
      exp: iat + 900,
    });
  });

  describe('reject a token', () => {
    const forge = (claims: object, options: jwt.SignOptions = {}, secret = t.config.jwtSecret) =>
      jwt.sign(claims, secret, { algorithm: 'HS256', ...options });

    it('with another secret, algorithm, type or audience, and malformed ones', async () => {
      const { userID, sessionID, token } = await t.signIn('szakember');
      const iat = Math.floor(t.clock.now().getTime() / 1000);
      const claims = {
        sub: String(userID),
        sid: String(sessionID),
        path: 'szakember',
        typ: 'access',
        aud: 'piacter',
        iat,
        exp: iat + 900,
      };
      const forged = [
        forge(claims, {}, 'another secret of more than thirty-two characters'),
        forge(claims, { algorithm: 'HS512' }),
        jwt.sign(claims, '', { algorithm: 'none' }),
        forge({ ...claims, typ: 'refresh' }),
        forge({ ...claims, aud: 'elsewhere' }),
        forge({ ...claims, sub: '0' }),
        forge({ ...claims, sid: 'abc' }),
        forge({ ...claims, path: 'root' }),
        `${token}x`,
        'Bearer',
        'null',
      ];
      expect((await permission(forge(claims))).status).toBe(200);
      for (const value of forged) {
        const reply = await permission(value);
        expect([value, reply.status]).toEqual([value, 401]);
        expect(reply.body).toMatchObject({ ok: false, code: 'signed_out' });
      }
    });

    it('with other words than for a caller who has none', async () => {
      expect((await permission('a.b.c')).body.message).toBe('Lejárt a bejelentkezésed, jelentkezz be újra!');
      const reply = await t.request().get('/api/check-page-permission').query({ path: 'szakember' });
      expect(reply.body).toMatchObject({
        code: 'signed_out',
        message: 'Ehhez be kell jelentkezned: jelentkezz be, vagy regisztrálj!',
      });
    });

    it("of another user than its session's", async () => {
      const owner = await t.signIn('szakember');
      const other = await t.createUser();
      const iat = Math.floor(t.clock.now().getTime() / 1000);
      const claims = { sid: String(owner.sessionID), path: 'szakember', typ: 'access', aud: 'piacter' };
      const token = forge({ ...claims, sub: String(other.userID), iat, exp: iat + 900 });
      expect((await permission(token)).status).toBe(401);
    });
  });

  // Shows API-03.
  it('reply 403 for the area of another role', async () => {
    const { auth } = await t.signIn('szallasado');
    const ask = (path: string) => t.request().get('/api/check-page-permission').query({ path }).set(auth);
    expect((await ask('szallasado')).status).toBe(200);
    expect((await ask('admin')).status).toBe(403);
    expect((await ask('nowhere')).status).toBe(403);
  });

  it('apply a deletion and a change of role at the next request', async () => {
    const gone = await t.signIn('szakember');
    await t.db
      .updateTable('users')
      .set({ deletedAt: t.clock.now() })
      .where('userID', '=', gone.userID)
      .execute();
    expect((await permission(gone.token)).status).toBe(401);

    const changed = await t.signIn('szakember');
    await t.db
      .updateTable('users')
      .set({ userType: roleIDs.ajanlatkero })
      .where('userID', '=', changed.userID)
      .execute();
    const reply = await permission(changed.token);
    expect(reply.body.data.path).toBe('ajanlatkero');
    expect(jwt.decode(reply.body.token)).toMatchObject({ path: 'ajanlatkero' });
  });

  describe('with an expired token', () => {
    it('succeed with a valid cookie, and return a new token and a new cookie', async () => {
      const { token, cookie, userID } = await t.signIn('szakember');
      t.clock.pass(16 * minute);
      const reply = await permission(token, cookie);
      expect(reply.status).toBe(200);
      expect(reply.body.data.userID).toBe(userID);
      expect(reply.body.token).not.toBe(token);
      expect((await permission(reply.body.token)).status).toBe(200);
      expect(getCookie(reply)).toBeDefined();
      expect(getCookie(reply)).not.toBe(cookie);
    });

    it('return the new token with any authenticated reply', async () => {
      const { token, cookie } = await t.signIn('szakember');
      t.clock.pass(16 * minute);
      const reply = await t
        .request()
        .get('/api/two-factor-status')
        .set({ Authorization: token, Cookie: cookie });
      expect(reply.body).toMatchObject({ ok: true, data: { twoFactor: 0 }, token: expect.any(String) });
    });

    it('reply 401 without the cookie, and with the cookie of another session', async () => {
      const { token } = await t.signIn('szakember');
      const other = await t.signIn('szakember');
      t.clock.pass(16 * minute);
      expect((await permission(token)).status).toBe(401);
      expect((await permission(token, other.cookie)).status).toBe(401);
    });

    it('succeed for ten concurrent requests', async () => {
      const { token, cookie, sessionID } = await t.signIn('szakember');
      t.clock.pass(16 * minute);
      const replies = await Promise.all(Array.from({ length: 10 }, () => permission(token, cookie)));
      expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
      for (const { body } of replies) expect((await permission(body.token)).status).toBe(200);
      // One request rotates the cookie; the others must not overwrite it.
      const cookies = replies.map(getCookie).filter((value) => value !== undefined);
      expect(cookies).toHaveLength(1);
      const row = await t.db
        .selectFrom('user_sessions')
        .select('revokedAt')
        .where('sessionID', '=', sessionID)
        .executeTakeFirstOrThrow();
      expect(row.revokedAt).toBeNull();
      expect((await refresh(String(cookies[0]))).status).toBe(200);
    });
  });

  // Shows API-07.
  describe('the refresh cookie', () => {
    it('is exchanged for a token and rotated, with a path and HttpOnly', async () => {
      const { cookie } = await t.signIn('szakember');
      const reply = await refresh(cookie);
      expect(reply.status).toBe(200);
      expect((await permission(reply.body.token)).status).toBe(200);
      const [line] = reply.headers['set-cookie'] as unknown as string[];
      expect(line).toMatch(/; Path=\/api; Expires=.*; HttpOnly; SameSite=Strict$/);
      expect((await refresh(String(getCookie(reply)))).status).toBe(200);
    });

    it('is Secure where the public URL is https', async () => {
      const { cookie } = await t.signIn('szakember');
      const secure = await testApp({ config: { isHttps: true } });
      const reply = await secure.request().post('/api/refresh-token').set('Cookie', cookie);
      expect(String(reply.headers['set-cookie'])).toMatch(/; Secure/);
    });

    it('is accepted again within ten seconds, without a new cookie', async () => {
      const { cookie } = await t.signIn('szakember');
      await refresh(cookie);
      t.clock.pass(10_000);
      const second = await refresh(cookie);
      expect(second.status).toBe(200);
      expect(getCookie(second)).toBeUndefined();
    });

    it('revokes the session when the previous value is used later', async () => {
      const { cookie, token } = await t.signIn('szakember');
      const renewed = await refresh(cookie);
      t.clock.pass(10_001);
      expect((await refresh(cookie)).status).toBe(401);
      expect((await permission(token)).status).toBe(401);
      expect((await permission(renewed.body.token)).status).toBe(401);
      expect((await refresh(String(getCookie(renewed)))).status).toBe(401);
    });

    it('revokes the session when an even older value is used', async () => {
      const { cookie } = await t.signIn('szakember');
      const second = await refresh(cookie);
      const third = await refresh(String(getCookie(second)));
      expect((await refresh(cookie)).status).toBe(401);
      expect((await refresh(String(getCookie(third)))).status).toBe(401);
    });

    it('cannot be forged to revoke another user’s session', async () => {
      const { token, sessionID, cookie } = await t.signIn('szakember');
      const madeUp = `piacter_refresh=${sessionID.toString(36)}.${randomBytes(48).toString('base64url')}`;
      expect((await refresh(madeUp)).status).toBe(401);
      expect((await permission(token)).status).toBe(200);
      expect((await refresh(cookie)).status).toBe(200);
    });

    // Shows SES-05.
    it('expires after seven days, however often it is refreshed', async () => {
      const { cookie } = await t.signIn('szakember');
      t.clock.pass(6 * day);
      const renewed = await refresh(cookie);
      expect(renewed.status).toBe(200);
      t.clock.pass(day - 1);
      const last = await refresh(String(getCookie(renewed)));
      expect(last.status).toBe(200);
      t.clock.pass(1);
      expect((await refresh(String(getCookie(last)))).status).toBe(401);
      expect((await permission(last.body.token, getCookie(last))).status).toBe(401);
    });

    it('is stored as a hash only', async () => {
      const { cookie, sessionID } = await t.signIn('szakember');
      const row = await t.db
        .selectFrom('user_sessions')
        .selectAll()
        .where('sessionID', '=', sessionID)
        .executeTakeFirstOrThrow();
      const secret = cookie.split('.')[1] ?? '';
      expect(JSON.stringify(row)).not.toContain(secret);
      expect(row.refreshHash).toHaveLength(32);
    });
  });

  // Shows API-08.
  describe('logout', () => {
    const logout = (headers: Record<string, string>) => t.request().delete('/api/logout').set(headers);

    it('revokes the session and clears the cookie, and is idempotent', async () => {
      const { token, cookie, auth } = await t.signIn('szakember');
      const reply = await logout({ ...auth, Cookie: cookie });
      expect(reply.status).toBe(200);
      expect(String(reply.headers['set-cookie'])).toMatch(
        /piacter_refresh=; Path=\/api; Expires=Thu, 01 Jan 1970/,
      );
      expect((await permission(token)).status).toBe(401);
      expect((await refresh(cookie)).status).toBe(401);
      expect((await logout({ ...auth, Cookie: cookie })).status).toBe(200);
      expect((await logout({})).status).toBe(200);
    });

    it('works with the cookie only', async () => {
      const { token, cookie } = await t.signIn('szakember');
      expect((await logout({ Cookie: cookie })).status).toBe(200);
      expect((await permission(token)).status).toBe(401);
    });

    it('returns no new token when the given one has expired', async () => {
      const { auth, cookie, sessionID } = await t.signIn('szakember');
      t.clock.pass(16 * minute);
      const reply = await logout({ ...auth, Cookie: cookie });
      expect(reply.body).not.toHaveProperty('token');
      const row = await t.db
        .selectFrom('user_sessions')
        .select('revokedAt')
        .where('sessionID', '=', sessionID)
        .executeTakeFirstOrThrow();
      expect(row.revokedAt).not.toBeNull();
    });
  });
});
