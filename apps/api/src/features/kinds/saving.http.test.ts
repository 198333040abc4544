import type { Role } from '@piacter/contracts/core';
import type { ListingKind } from '@piacter/contracts/listings';
import { weekdays } from '@piacter/contracts/timetables';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { testDatabase } from '../../testing/database.ts';
import { createAccommodation } from '../../testing/factories-accommodations.ts';
import { promoteListing } from '../../testing/factories-listings.ts';
import { createProperty } from '../../testing/factories-properties.ts';
import { createService } from '../../testing/factories-services.ts';
import { recordStatements } from '../../testing/statements.ts';
import { type ListingRef, listingRef } from '../listings/rows/index.ts';

let app: TestApp;
let statements: string[];
beforeAll(async () => {
  const recording = recordStatements(await testDatabase());
  app = await testApp({ deps: { db: recording.recorded } });
  statements = recording.statements;
});

type SignedIn = Awaited<ReturnType<TestApp['signIn']>>;
interface Case {
  kind: ListingKind;
  role: Role;
  create: (app: TestApp, owner: SignedIn) => Promise<number>;
  path: string;
  /** A field of the kind's own. */
  own: Record<string, unknown>;
  /** Statements of a save: 11, 13 and 14 when the row was written three times. */
  statements: number;
}

const cases: Case[] = [
  {
    kind: 'property',
    role: 'ingatlan_tulajdonos',
    create: createProperty,
    path: '/api/real-estate',
    own: { siteArea: 410 },
    statements: 5,
  },
  {
    kind: 'accommodation',
    role: 'szallasado',
    create: createAccommodation,
    path: '/api/accommodations',
    own: { minimumStay: 3 },
    statements: 5,
  },
  {
    kind: 'service',
    role: 'szakember',
    create: createService,
    path: '/api/professionals',
    own: { title: 'Kútfúrás' },
    statements: 9,
  },
];

// Ours, beside the documented calls (HOST-03, OWN-04, PRO-02).
describe.each(cases)('a change of some fields of a listing of kind $kind', ({ kind, role, ...spec }) => {
  let owner: SignedIn;
  let listing: ListingRef;
  beforeEach(async () => {
    owner = await app.signIn(role);
    listing = listingRef(kind, await spec.create(app, owner));
  });

  const change = (body: object, by = owner) =>
    app.request().patch(`${spec.path}/${listing.listingID}`).set(by.auth).send(body);
  const row = async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(listing.table)} where ${sql.ref(listing.idField)} = ${listing.listingID}`.execute(
      app.db,
    );
    return rows[0];
  };

  it('keeps all others', async () => {
    const before = await row();
    app.clock.pass(60_000);
    const given = { ...spec.own, houseNumber: '77' };
    await change(given).expect(200);
    const { updated: _, touchedAt, searchText, nameKey, ...after } = (await row()) ?? {};
    expect(after).toMatchObject(given);
    const changed = Object.keys(after).filter((name) => String(after[name]) !== String(before?.[name]));
    expect(changed.sort()).toEqual(Object.keys(given).sort());
    expect(touchedAt).toEqual(app.clock.now());
  });

  it('locks the row once, writes it once, and does not touch its promotion', async () => {
    await promoteListing(app, owner, listing);
    const { promotion, promotedUntil, sortRank } = (await row()) ?? {};
    await change({}).expect(200);
    statements.splice(0);
    await change(spec.own).expect(200);
    const containing = (pattern: RegExp) => statements.filter((statement) => pattern.test(statement));
    expect(containing(/ for update$/)).toHaveLength(1);
    expect(containing(new RegExp(`^update \`${listing.table}\``))).toHaveLength(1);
    expect(containing(/promotion|service_orders/)).toEqual([]);
    expect(statements).toHaveLength(spec.statements);
    expect(await row()).toMatchObject({ promotion, promotedUntil, sortRank });
  });

  it('keeps both of two that are made at once', async () => {
    await Promise.all([
      change(spec.own).expect(200),
      change({ houseNumber: '3' }).expect(200),
      change({ doorNumber: '9' }).expect(200),
    ]);
    expect(await row()).toMatchObject({ ...spec.own, houseNumber: '3', doorNumber: '9' });
  });

  it("is refused for somebody else's listing, and with invalid fields", async () => {
    const before = await row();
    await change(spec.own, await app.signIn(role)).expect(404);
    await change({ countryID: 9999, houseNumber: '5' }).expect(422);
    await app.request().patch(`${spec.path}/${listing.listingID}`).send(spec.own).expect(401);
    expect(await row()).toEqual(before);
  });
});

describe.each(cases.filter(({ kind }) => kind !== 'property'))(
  'the week in the body of a listing of kind $kind',
  ({ kind, role, create, path }) => {
    const { idField } = listingRef(kind, 0);

    it('is merged into the stored one, checked as a whole, and saved with the rest or not at all', async () => {
      const owner = await app.signIn(role);
      const id = await create(app, owner);
      const change = (body: object) => app.request().patch(`${path}/${id}`).set(owner.auth).send(body);
      const week = async () =>
        (await app.request().get(`/api/timetables/${id}/${idField}`).expect(200)).body.data;

      await change({ houseNumber: '8' }).expect(200);
      expect(await week()).toBeNull();
      await change({ mondayOpen: 1, mondayFrom: '08:00', mondayTo: '16:00' }).expect(200);
      await change({ mondayTo: '17:00', sundayFrom: '10:00' }).expect(200);
      const saved = await week();
      expect(saved).toMatchObject({
        mondayOpen: 1,
        mondayFrom: '08:00',
        mondayTo: '17:00',
        sundayFrom: null,
      });
      expect(weekdays.filter((day) => saved[`${day}Open`] === 1)).toEqual(['monday']);

      const refused = await change({ mondayTo: null, fridayOpen: 1, houseNumber: '9' }).expect(422);
      const paths = refused.body.errors.map((error: { path: string }) => error.path);
      expect(paths.sort()).toEqual(['fridayFrom', 'fridayTo', 'mondayTo']);
      expect(await week()).toEqual(saved);
      const { table } = listingRef(kind, id);
      const { rows } =
        await sql`select houseNumber from ${sql.table(table)} where ${sql.ref(idField)} = ${id}`.execute(
          app.db,
        );
      expect(rows).toEqual([{ houseNumber: '8' }]);
    });
  },
);

describe('the opening period of an accommodation', () => {
  it('is checked as the month and the day are stored together', async () => {
    const host = await app.signIn('szallasado');
    const id = await createAccommodation(app, host, {
      openMonthFrom: 1,
      openDayFrom: 31,
      openMonthTo: 12,
      openDayTo: 31,
    });
    const change = (body: object) =>
      app.request().patch(`/api/accommodations/${id}`).set(host.auth).send(body);
    const { body } = await change({ openMonthFrom: 2 }).expect(422);
    expect(body.errors).toEqual([
      { path: 'openDayFrom', message: 'Ebben a hónapban nincs ilyen nap, válassz másikat!' },
    ]);
    await change({ openMonthFrom: 2, openDayFrom: 29 }).expect(200);
    await change({ openDayFrom: 28 }).expect(200);
    const row = await app.db
      .selectFrom('accommodations')
      .select(['openMonthFrom', 'openDayFrom', 'openFromDay'])
      .where('accommodationID', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ openMonthFrom: 2, openDayFrom: 28, openFromDay: 59 });
  });
});
