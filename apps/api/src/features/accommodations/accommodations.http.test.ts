import { accommodationFlags } from '@piacter/contracts/accommodations';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AccommodationTest,
  emptyGroups,
  fullAccommodation,
  openAccommodationTest,
} from '../../testing/accommodation-test.ts';
import { buildAccommodation, createAccommodation } from '../../testing/factories-accommodations.ts';

let app: AccommodationTest['app'];
let sevenGroups: AccommodationTest['sevenGroups'];
let host: AccommodationTest['host'];
let other: AccommodationTest['other'];
let getGroupStatuses: AccommodationTest['getGroupStatuses'];
let row: AccommodationTest['row'];
let post: AccommodationTest['post'];
let record: AccommodationTest['record'];
beforeAll(async () => {
  ({ app, sevenGroups, host, other, getGroupStatuses, row, post, record } = await openAccommodationTest());
});
beforeEach(() => app.db.deleteFrom('accommodations').execute());

describe('creating an accommodation', () => {
  // Shows API-27, ENT-02.
  it('replies 201 with its id, and reads back as sent, with the ids of its groups', async () => {
    const { body } = await post({ ...fullAccommodation, ...sevenGroups() }).expect(201);
    expect(body).toMatchObject({ ok: true, message: 'A szállásod elkészült.' });
    expect(await record(body.insertID)).toMatchObject({
      ...buildAccommodation(),
      ...fullAccommodation,
      ...sevenGroups(),
      accommodationID: body.insertID,
      accommodationUrl: `orsegi-vendeghaz-${body.insertID}`,
      countryName: 'Magyarország',
      publicPlaceName: expect.any(String),
      lat: expect.any(Number),
      userID: host.userID,
      packageType: 0,
      mainImg: null,
      created: app.clock.now().toISOString(),
    });
  });

  // Shows LAW-19.
  it.each([
    ['sz1234 5678', 'SZ12345678'],
    ['MA-12345678', 'MA12345678'],
    ['', null],
  ])('stores an NTAK number, typed as %j, as %j', async (typed, ntakNumber) => {
    const { body } = await post({ ntakNumber: typed }).expect(201);
    expect(await record(body.insertID)).toMatchObject({ ntakNumber });
  });

  it.each(['SZ1234567', 'SZ123456789', '1234567890', 'SZÉ1234567', null])(
    'takes %s as an NTAK number only if it is none',
    async (ntakNumber) => {
      const { body } = await post({ ntakNumber }).expect(ntakNumber === null ? 201 : 422);
      if (ntakNumber !== null) expect(body.errors).toMatchObject([{ path: 'ntakNumber' }]);
    },
  );

  it('has no NTAK number abroad', async () => {
    const { body } = await post({ countryID: 2, ntakNumber: 'SZ12345678' }).expect(201);
    expect(await record(body.insertID)).toMatchObject({ ntakNumber: null });
  });

  it.each([
    ['20:00', '14:00'],
    ['14:00', '06:01'],
  ])('refuses arrivals from %s to %s', async (arrivalFrom, arrivalTo) => {
    const { body } = await post({ arrivalFrom, arrivalTo }).expect(422);
    expect(body.errors).toMatchObject([
      { path: 'arrivalTo', message: expect.stringContaining('legkorábbi érkezés előtt') },
    ]);
  });

  it.each([
    ['14:00', '14:00'],
    ['14:00', '02:00'],
    ['22:00', ''],
    ['', '10:00'],
  ])('takes arrivals from %j to %j, which may go past midnight', async (arrivalFrom, arrivalTo) => {
    await post({ arrivalFrom, arrivalTo }).expect(201);
  });

  it.each(['24:00', '9:00', '10', 'este'])('rejects %s as an hour of arrival', async (arrivalFrom) => {
    const { body } = await post({ arrivalFrom }).expect(422);
    expect(body.errors).toMatchObject([{ path: 'arrivalFrom' }]);
  });

  it('requires the starred fields only; the others have the documented defaults', async () => {
    const required = buildAccommodation();
    const { postalCode: _, countyRegion: __, ...starred } = required;
    const { body } = await app.request().post('/api/accommodations').set(host.auth).send(starred).expect(201);
    expect(await record(body.insertID)).toMatchObject({
      ...emptyGroups,
      ...Object.fromEntries(accommodationFlags.map((flag) => [flag, 0])),
      postalCode: null,
      countyRegion: null,
      street: null,
      floorArea: null,
      roomCount: null,
      capacity: null,
      pricePerPerson: 0,
      petCostPerNight: null,
      disableAddress: 0,
    });
  });

  it.each([
    'accommodationName',
    'countryID',
    'settlement',
    'openMonthFrom',
    'openDayFrom',
    'openMonthTo',
    'openDayTo',
    'accommodationTypeID',
    'mealPlanID',
    'minimumStay',
    'minimumPerson',
    'description',
  ])('rejects a body without %s, with an error at that field', async (field) => {
    const { body } = await post({ [field]: undefined }).expect(422);
    expect(body.code).toBe('validation_failed');
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual([field]);
  });

  // Shows HOST-09.
  it.each([
    ['accommodationName', 'x'.repeat(121)],
    ['floorArea', 100_000],
    ['roomCount', 100_000],
    ['capacity', 10_000],
    ['pricePerPerson', 1_000_000_000],
    ['pricePerPerson', -1],
    ['minimumStay', 1_000_000_000],
    ['minimumPerson', 1.5],
    ['petCostPerNight', 100_000],
    ['description', 'x'.repeat(4001)],
    ['openMonthFrom', 13],
    ['openMonthTo', 0],
    ['openDayFrom', 32],
    ['floorNumber', 'padlás'],
    ['extraBed', 2],
    ['facilities', [0]],
    ['spokenLanguages', 'magyar'],
  ])('rejects %s of %j', async (field, value) => {
    const { body } = await post({ [field]: value }).expect(422);
    expect(body.errors[0].path.split('.')[0]).toBe(field);
  });

  it.each([
    ['openDayFrom', { openMonthFrom: 2, openDayFrom: 30 }],
    ['openDayTo', { openMonthTo: 4, openDayTo: 31 }],
  ])('rejects a day that its month does not have, at %s', async (field, period) => {
    const { body } = await post(period).expect(422);
    expect(body.errors).toMatchObject([{ path: field }]);
  });

  it('stores the maximum of every number exactly', async () => {
    const greatest = {
      floorArea: 99_999,
      roomCount: 99_999,
      capacity: 9999,
      pricePerPerson: 999_999_999,
      minimumStay: 999_999_999,
      minimumPerson: 999_999_999,
      petAllowed: 1,
      petCostPerNight: 99_999,
      accommodationName: 'ű'.repeat(120),
      description: 'ű'.repeat(4000),
    };
    const { body } = await post(greatest).expect(201);
    expect(await record(body.insertID)).toMatchObject(greatest);
  });

  it.each([
    ['countryID', 99],
    ['publicPlaceType', 9999],
    ['accommodationTypeID', 999],
    ['mealPlanID', 999],
    ['specialLocations', [61]],
    ['spokenLanguages', [1, 999]],
    ['facilities', [1]],
  ])('rejects a %s that is not in its list: %j', async (field, value) => {
    const { body } = await post({ [field]: value }).expect(422);
    expect(body.errors).toMatchObject([{ path: field }]);
  });

  it('rejects a facility of another group, and reports all invalid fields at once', async () => {
    const { body } = await post({
      roomFacilities: getGroupStatuses('kitchen'),
      kitchenFacilities: getGroupStatuses('room'),
      mealPlanID: 999,
    }).expect(422);
    expect(body.errors.map(({ path }: { path: string }) => path).sort()).toEqual([
      'kitchenFacilities',
      'mealPlanID',
      'roomFacilities',
    ]);
  });

  it('stores no pet cost when pets are not allowed', async () => {
    const id = await createAccommodation(app, host, { petAllowed: 0, petCostPerNight: 2000 });
    expect(await record(id)).toMatchObject({ petAllowed: 0, petCostPerNight: null });
  });

  it('ignores unknown fields: host, id and rank are set by the server', async () => {
    const { body } = await post({
      userID: other.userID,
      accommodationID: 1,
      sortRank: 9e15,
      promotion: 4,
      facilityMask: 7,
    }).expect(201);
    expect(await row(body.insertID)).toMatchObject({ userID: host.userID, promotion: 0, facilityMask: 0 });
  });

  it('resolves the place in the gazetteer, and stores the opening period as days of a leap year', async () => {
    const { settlementID, regionID, ...derived } = await row(
      await createAccommodation(app, host, {
        ...fullAccommodation,
        settlement: 'debrecen',
        postalCode: null,
      }),
    );
    const place = await app.db
      .selectFrom('regions')
      .selectAll()
      .where('regionID', '=', settlementID)
      .executeTakeFirstOrThrow();
    expect(place).toMatchObject({ regionName: 'Debrecen', parentID: regionID });
    expect(derived).toMatchObject({ openFromDay: 336, openToDay: 60 });
  });

  it.each(['ingatlan_tulajdonos', 'szakember', 'ajanlatkero', 'admin'] as const)(
    'is forbidden for the role %s',
    async (role) => {
      const { auth } = await app.signIn(role);
      await app.request().post('/api/accommodations').set(auth).send(buildAccommodation()).expect(403);
    },
  );
});
