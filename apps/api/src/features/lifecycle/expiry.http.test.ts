import { dayMs } from '@piacter/contracts/core/days';
import { type ListingKind, listingRoleByKind } from '@piacter/contracts/listings';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBrokenInvariants } from '../../invariants/check.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createBareListing, kindCases } from '../../testing/factories-listing-parts.ts';
import { type ListingRef, listingRef } from '../listings/rows/index.ts';
import { createLookupService } from '../lookups/index.ts';
import { createPlaceService } from '../places/index.ts';
import { createListingExpiry } from './expire-listings.ts';
import { createRenewalKeys } from './renewal-key.ts';

let t: TestApp;
let run: () => Promise<void>;
beforeAll(async () => {
  t = await testApp();
  const lookups = createLookupService(t.deps);
  const places = createPlaceService({ ...t.deps, lookups });
  const expire = createListingExpiry({ ...t.deps, lookups, places });
  run = () => expire(t.clock.now());
});
beforeEach(async () => {
  t.clock.set('2026-11-21T10:00:00.000Z');
  for (const table of ['outbox_mails', 'real_estates', 'accommodations', 'services'] as const)
    await t.db.deleteFrom(table).execute();
});

async function create(kind: ListingKind): Promise<ListingRef> {
  const { userID } = await t.createUser({ role: listingRoleByKind[kind], profile: { firstName: 'Éva' } });
  return createBareListing(t.db, t.clock, kind, { userID });
}
const stateOf = async ({ table, idField, listingID }: ListingRef) =>
  t.db
    .selectFrom(table)
    .select(['state', 'status', 'expiryWarnedAt', 'touchedAt'])
    .where(sql.ref(idField), '=', listingID)
    .executeTakeFirstOrThrow();
const change = (
  { table, idField, listingID }: ListingRef,
  values: { promotedUntil?: Date; state?: string; status?: number },
) => t.db.updateTable(table).set(values).where(sql.ref(idField), '=', listingID).execute();
/** The mails leave the outbox. */
const deliver = () =>
  t.db
    .updateTable('outbox_mails')
    .set({ status: 'sent', sentAt: t.clock.now() })
    .where('status', '=', 'waiting')
    .execute();
const pass = async (days: number) => {
  t.clock.pass(days * dayMs);
  await run();
};
const keyOf = async () => /key=([\w-]+)/.exec((await t.mails()).at(-1)?.text ?? '')?.[1] ?? '';
const renew = (key: string) => t.request().post('/api/listings/renew').send({ key });

describe.each(kindCases)('an old %s', (kind) => {
  // Shows LIFE-03.
  it('is asked about after 83 days, hidden seven days after the mail, and renewed by its link', async () => {
    const listing = await create(kind);
    await pass(82);
    expect(await t.mails()).toEqual([]);
    await pass(1);
    const [mail, ...others] = await t.mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Aktuális még\? /);
    expect(mail?.text).toContain('Szia, Éva!');
    const key = await keyOf();
    await deliver();
    await pass(6.9);
    expect((await stateOf(listing)).state).toBe('live');
    await pass(0.2);
    expect(await stateOf(listing)).toMatchObject({ state: 'expired', status: 0 });
    expect(await t.mails()).toHaveLength(1);
    const { body } = await renew(key).expect(200);
    expect(body.message).toBe('Megújítottuk a hirdetésedet.');
    expect(await stateOf(listing)).toMatchObject({ state: 'live', status: 1, touchedAt: t.clock.now() });
    await pass(82);
    expect(await t.mails()).toHaveLength(1);
  });
});

describe('the job that expires listings', () => {
  it('asks once and hides once under concurrent runs', async () => {
    const listings = [await create('property'), await create('service'), await create('service')];
    t.clock.pass(84 * dayMs);
    await Promise.all([run(), run(), run()]);
    expect(await t.mails()).toHaveLength(3);
    await deliver();
    t.clock.pass(8 * dayMs);
    await Promise.all([run(), run(), run()]);
    for (const listing of listings) expect((await stateOf(listing)).state).toBe('expired');
    expect(await t.mails()).toHaveLength(3);
  });

  it('hides nothing whose mail was not delivered seven days before, and asks again after 25 days', async () => {
    const listing = await create('property');
    await pass(84);
    await pass(10);
    expect((await stateOf(listing)).state).toBe('live');
    await deliver();
    await pass(6);
    expect((await stateOf(listing)).state).toBe('live');
    await t.db.updateTable('outbox_mails').set({ status: 'failed', sentAt: null }).execute();
    await pass(5);
    expect((await stateOf(listing)).state).toBe('live');
    await pass(5);
    expect(await t.mails()).toHaveLength(2);
  });

  it('leaves promoted, paused, hidden and touched ones alone', async () => {
    const promoted = await create('property');
    const paused = await create('accommodation');
    await change(promoted, { promotedUntil: new Date(t.clock.now().getTime() + 200 * dayMs) });
    await change(paused, { state: 'paused', status: 0 });
    await pass(120);
    expect(await t.mails()).toEqual([]);
    const touched = await create('service');
    await pass(84);
    await deliver();
    await t.db.updateTable('services').set({ touchedAt: t.clock.now(), expiryWarnedAt: null }).execute();
    await pass(10);
    expect((await stateOf(touched)).state).toBe('live');
  });
});

describe('a renewal link', () => {
  it('is refused in words when it is forged, foreign, used or too old, and changes nothing', async () => {
    const listing = await create('property');
    const other = await create('property');
    await pass(84);
    const warnedAt = t.clock.now();
    const { write } = createRenewalKeys(t.config.jwtSecret);
    const key = write({ kind: 'property', listingID: listing.listingID, warnedAt });
    const refused = async (wrong: string, words: RegExp) => {
      const { body } = await renew(wrong).expect(409);
      expect([body.code, body.message]).toEqual(['secret_invalid', expect.stringMatching(words)]);
    };
    const foreign = createRenewalKeys('another secret').write({
      kind: 'property',
      listingID: listing.listingID,
      warnedAt,
    });
    await refused(foreign, /^Ez a link hibás/);
    await refused(key.replace(`-${listing.listingID}-`, `-${other.listingID}-`), /^Ez a link hibás/);
    await refused(`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`, /^Ez a link hibás/);
    for (const wrong of ['x', 'property-1-1-x', '../..']) await refused(wrong, /^Ez a link hibás/);
    expect((await stateOf(listing)).expiryWarnedAt).toEqual(warnedAt);
    await renew(key).expect(200);
    await refused(key, /^Ez a link már nem érvényes/);
    const late = write({ kind: 'property', listingID: other.listingID, warnedAt });
    t.clock.pass(61 * dayMs);
    await refused(late, /^Ez a link lejárt/);
    await refused(
      write({ kind: 'property', listingID: 999_999, warnedAt: t.clock.now() }),
      /^Ez a link már nem/,
    );
    await renew('').expect(422);
  });

  it('does not bring back what its owner paused or closed, and keeps a reservation', async () => {
    const listing = await create('service');
    await pass(84);
    const key = await keyOf();
    await change(listing, { state: 'paused', status: 0 });
    await renew(key).expect(409);
    await change(listing, { state: 'reserved', status: 1 });
    await renew(key).expect(200);
    expect((await stateOf(listingRef('service', listing.listingID))).state).toBe('reserved');
    await t.db.deleteFrom('services').execute();
    await t.db.deleteFrom('outbox_mails').execute();
    expect(await findBrokenInvariants(t.db, t.clock.now())).toEqual([]);
  });
});
