import { randomBytes } from 'node:crypto';
import { dayMs } from '@piacter/contracts/core/days';
import type { Database } from '@piacter/db';
import type { Request } from 'express';
import type { Trx } from '../../core/db/transaction.ts';
import { deviceCookieName, readBrowserCookie } from '../../core/http/cookies.ts';
import type { CookieValue } from '../../core/http/session.ts';
import { hashSecret } from '../../core/link-secret.ts';
import type { Deps } from '../../deps.ts';

/** The maximum lifetime that browsers allow for a cookie; renewed at each sign-in. */
const lifetimeMs = 400 * dayMs;

/** Devices kept per user; the least recently used are deleted first. */
const maxDevices = 20;

export interface KnownDevice {
  userID: number;
  deviceHash: Buffer;
}

const readCookie = (request: Request) => readBrowserCookie(request, deviceCookieName);

const oldestAllowed = (now: Date) => new Date(now.getTime() - lifetimeMs);

/** Whether the cookie was issued to the user. */
async function isIssuedTo(trx: Trx, userID: number, deviceHash: Buffer, now: Date): Promise<boolean> {
  const row = await trx
    .selectFrom('known_devices')
    .select('userID')
    .where('userID', '=', userID)
    .where('deviceHash', '=', deviceHash)
    .where('lastUsedAt', '>', oldestAllowed(now))
    .executeTakeFirst();
  return row !== undefined;
}

async function deleteSurplus(trx: Trx, userID: number): Promise<void> {
  const surplus = await trx
    .selectFrom('known_devices')
    .select('deviceHash')
    .where('userID', '=', userID)
    .orderBy('lastUsedAt', 'desc')
    .limit(1000)
    .offset(maxDevices)
    .execute();
  if (surplus.length === 0) return;
  const hashes = surplus.map(({ deviceHash }) => deviceHash);
  await trx
    .deleteFrom('known_devices')
    .where('userID', '=', userID)
    .where('deviceHash', 'in', hashes)
    .execute();
}

/** Device cookies (OWASP), which distinguish a user's browsers from those of an attacker guessing the password. */
export function createKnownDevices({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  /**
   * Marks the browser as known for the user, in the transaction of the sign-in. Only a cookie that was issued to the
   * user is used again, as another may have been planted; a new one replaces it for the other users of a shared
   * browser, too.
   */
  async function remember(trx: Trx, userID: number, request: Request): Promise<CookieValue> {
    const now = clock.now();
    const given = readCookie(request);
    const isKept = given !== undefined && (await isIssuedTo(trx, userID, hashSecret(given), now));
    const value = isKept ? given : randomBytes(32).toString('base64url');
    const deviceHash = hashSecret(value);
    if (given !== undefined && !isKept)
      await trx
        .updateTable('known_devices')
        .set({ deviceHash })
        .where('deviceHash', '=', hashSecret(given))
        .execute();
    await trx
      .insertInto('known_devices')
      .values({ userID, deviceHash, lastUsedAt: now })
      .onDuplicateKeyUpdate({ lastUsedAt: now })
      .execute();
    await deleteSurplus(trx, userID);
    return { value, expires: new Date(now.getTime() + lifetimeMs) };
  }

  return {
    /** The device, if the user with this mail address has signed in with it. Takes equally long for unknown addresses. */
    async find(request: Request, email: string): Promise<KnownDevice | undefined> {
      const value = readCookie(request);
      if (value === undefined) return undefined;
      const deviceHash = hashSecret(value);
      const row = await db
        .selectFrom('known_devices as device')
        .innerJoin('users as u', 'u.userID', 'device.userID')
        .select('device.userID')
        .where('device.deviceHash', '=', deviceHash)
        .where('device.lastUsedAt', '>', oldestAllowed(clock.now()))
        .where('u.email', '=', email)
        .executeTakeFirst();
      return row && { userID: row.userID, deviceHash };
    },

    remember,

    /** Forgets the user's other devices, after a change of the password. */
    async replaceAll(trx: Trx, userID: number, request: Request): Promise<CookieValue> {
      const cookie = await remember(trx, userID, request);
      await trx
        .deleteFrom('known_devices')
        .where('userID', '=', userID)
        .where('deviceHash', '<>', hashSecret(cookie.value))
        .execute();
      return cookie;
    },
  };
}

export type KnownDevices = ReturnType<typeof createKnownDevices>;

export const deleteUnusedDevices = (db: Database, now: Date) =>
  db.deleteFrom('known_devices').where('lastUsedAt', '<', oldestAllowed(now)).execute();
