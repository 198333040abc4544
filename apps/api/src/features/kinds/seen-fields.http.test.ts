import type { Role } from '@piacter/contracts/core';
import type { ListingKind } from '@piacter/contracts/listings';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createAccommodation } from '../../testing/factories-accommodations.ts';
import { createProperty } from '../../testing/factories-properties.ts';
import { createService } from '../../testing/factories-services.ts';
import { type ListingRef, listingRef } from '../listings/rows/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

type SignedIn = Awaited<ReturnType<TestApp['signIn']>>;
type Fields = Record<string, unknown>;
interface Case {
  kind: ListingKind;
  role: Role;
  create: (app: TestApp, owner: SignedIn) => Promise<number>;
  path: string;
  /** A field of the kind's own, by its label, and three of its values. */
  own: { name: string; label: string; values: readonly [unknown, unknown, unknown] };
  /** Pairs of what a form has sent, and what is stored of it. */
  written: readonly Fields[];
}

const cases: Case[] = [
  {
    kind: 'property',
    role: 'ingatlan_tulajdonos',
    create: createProperty,
    path: '/api/real-estate',
    own: { name: 'price', label: 'Ár', values: [40_000, 39_000, 38_000] },
    written: [
      { energyCertificate: ' het 0123-4567', houseType: 1 },
      { description: '  Napos.\r\nCsendes. ', floorNumber: 3 },
      { hasElevator: true, specialLocations: [4, 3, 4] },
    ],
  },
  {
    kind: 'accommodation',
    role: 'szallasado',
    create: createAccommodation,
    path: '/api/accommodations',
    own: { name: 'minimumStay', label: 'Legrövidebb tartózkodás', values: [2, 3, 4] },
    written: [
      { ntakNumber: 'sz-12 345678', arrivalFrom: '' },
      { mondayOpen: true, mondayFrom: '08:00', mondayTo: '16:00', sundayFrom: '' },
      { spokenLanguages: [2, 1], petAllowed: true },
    ],
  },
  {
    kind: 'service',
    role: 'szakember',
    create: createService,
    path: '/api/professionals',
    own: { name: 'title', label: 'A szolgáltatás neve', values: ['Festés', 'Mázolás', 'Tapétázás'] },
    written: [
      { webpage: 'pelda.hu', contactEmail: ' Anna@Pelda.HU ' },
      { description: '<div onclick="x()">Festek <script>x()</script><b>szépen</b></div>' },
      { tuesdayOpen: true, tuesdayFrom: '08:00', tuesdayTo: '16:00', settlement: 'győr', countyRegion: '' },
    ],
  },
];

// Shows LIFE-12.
describe.each(cases)(
  'a field of a listing of kind $kind that is changed in two tabs',
  ({ kind, role, ...spec }) => {
    const { name, label, values } = spec.own;
    const [loaded, theirs, mine] = values;
    let owner: SignedIn;
    let listing: ListingRef;
    beforeEach(async () => {
      owner = await app.signIn(role);
      listing = listingRef(kind, await spec.create(app, owner));
      await change({ [name]: loaded }).expect(200);
    });

    const change = (body: object) =>
      app.request().patch(`${spec.path}/${listing.listingID}`).set(owner.auth).send(body);
    const row = async () => {
      const { rows } = await sql<Fields>`
      select * from ${sql.table(listing.table)} where ${sql.ref(listing.idField)} = ${listing.listingID}`.execute(
        app.db,
      );
      return rows[0];
    };

    it('is refused with its label, and nothing is saved', async () => {
      await change({ [name]: theirs, doorNumber: '2' }).expect(200);
      const before = await row();
      const { body } = await change({
        [name]: mine,
        doorNumber: '3',
        houseNumber: '77',
        seen: { [name]: loaded, doorNumber: '', houseNumber: before?.houseNumber },
      }).expect(409);
      expect(body.code).toBe('edited_meanwhile');
      const paths = body.errors.map((error: { path: string }) => error.path);
      expect(paths.sort()).toEqual([name, 'doorNumber'].sort());
      expect(body.message).toMatch(new RegExp(`ez is megváltozott: (${label}, Ajtó|Ajtó, ${label})\\.`));
      expect(await row()).toEqual(before);
    });

    it('is saved where both have sent the same, where nothing was changed meanwhile, and beside other fields', async () => {
      await change({ [name]: theirs, doorNumber: '2' }).expect(200);
      await change({ [name]: theirs, seen: { [name]: loaded } }).expect(200);
      await change({ [name]: mine, seen: { [name]: theirs } }).expect(200);
      await change({ houseNumber: '5', seen: { houseNumber: (await row())?.houseNumber } }).expect(200);
      expect(await row()).toMatchObject({ [name]: mine, doorNumber: '2', houseNumber: '5' });
    });

    it('is overwritten without `seen`, and by one that has another field', async () => {
      await change({ [name]: theirs }).expect(200);
      await change({ [name]: mine, seen: { doorNumber: '9' } }).expect(200);
      await change({ [name]: theirs }).expect(200);
      expect(await row()).toMatchObject({ [name]: theirs });
    });

    it.each(spec.written)('counts as unchanged as it was sent: %j', async (written) => {
      await change(written).expect(200);
      await change({ ...written, seen: written }).expect(200);
      // Other values, seen as they were sent.
      const others = Object.keys(written).filter((field) => typeof written[field] === 'string');
      const next = Object.fromEntries(others.map((field) => [field, nextValues[field] ?? '']));
      await change({ ...next, seen: written }).expect(200);
    });
  },
);

const nextValues: Fields = {
  description: '<p>Más.</p>',
  contactEmail: 'bela@pelda.hu',
  settlement: 'Sopron',
  mondayFrom: '09:00',
  mondayTo: '17:00',
  tuesdayFrom: '09:00',
  tuesdayTo: '17:00',
};

describe('what else may have been changed meanwhile', () => {
  const open = async (role: Role, create: Case['create'], path: string) => {
    const owner = await app.signIn(role);
    const id = await create(app, owner);
    return (body: object) => app.request().patch(`${path}/${id}`).set(owner.auth).send(body);
  };

  it('lists, compared as sets', async () => {
    const change = await open('ingatlan_tulajdonos', createProperty, '/api/real-estate');
    await change({ specialLocations: [3, 4] }).expect(200);
    await change({ specialLocations: [5], seen: { specialLocations: [4, 3] } }).expect(200);
    const { body } = await change({ specialLocations: [6], seen: { specialLocations: [3, 4] } }).expect(409);
    expect(body.errors).toMatchObject([{ path: 'specialLocations' }]);
  });

  it('the week and the opening period, each named once', async () => {
    const change = await open('szallasado', createAccommodation, '/api/accommodations');
    await change({ mondayOpen: 1, mondayFrom: '08:00', mondayTo: '16:00', openMonthFrom: 3, openDayFrom: 2 });
    const { body } = await change({
      ...{ mondayOpen: 1, mondayFrom: '09:00', mondayTo: '17:00', openMonthFrom: 4, openDayFrom: 5 },
      seen: { mondayOpen: false, mondayFrom: '', mondayTo: '', openMonthFrom: 1, openDayFrom: 1 },
    }).expect(409);
    expect(body.message).toContain('ez is megváltozott: Nyitvatartási időszak, Hétfő.');
  });

  it('the position, which counts as none where it is far from the settlement', async () => {
    const change = await open('ingatlan_tulajdonos', createProperty, '/api/real-estate');
    const none = { lat: null, lon: null };
    await change({ settlement: 'Győr', postalCode: '9021', lat: 47.53, lon: 21.62 }).expect(200);
    const near = { lat: 47.687, lon: 17.635 };
    await change({ ...near, seen: none }).expect(200);
    const { body } = await change({ lat: 47.69, lon: 17.64, seen: none }).expect(409);
    expect(body.message).toContain('ez is megváltozott: Hely a térképen.');
  });
});
