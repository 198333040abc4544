import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildProperty, createProperty } from '../../testing/factories-properties.ts';
import { fullProperty, openPropertyTest, type PropertyTest } from '../../testing/property-test.ts';

let app: PropertyTest['app'];
let owner: PropertyTest['owner'];
let other: PropertyTest['other'];
let detail: PropertyTest['detail'];
let row: PropertyTest['row'];
let post: PropertyTest['post'];
beforeAll(async () => {
  ({ app, owner, other, detail, row, post } = await openPropertyTest());
});
beforeEach(() => app.db.deleteFrom('real_estates').execute());

describe('creating a property', () => {
  // Shows API-18, ENT-01.
  it('replies 201 with its id, and reads back as sent, with names beside ids', async () => {
    const { body } = await post({ ...fullProperty, specialLocations: [1, 60] }).expect(201);
    expect(body).toMatchObject({ ok: true, message: 'A hirdetésed elkészült.' });
    expect(await detail(body.insertID)).toMatchObject({
      ...buildProperty(),
      ...fullProperty,
      // Only its owner reads it back.
      doorNumber: null,
      countryName: 'Magyarország',
      adTypeName: 'Eladó',
      houseTypeName: 'lakás',
      publicPlaceName: expect.any(String),
      buildTechnologyName: 'panel',
      conditionName: 'felújított',
      heatTypeName: 'távfűtés',
      parkingTypeName: expect.any(String),
      viewTypeName: expect.any(String),
      furnishedTypeName: expect.any(String),
      electricityTypeName: expect.any(String),
      gasTypeName: expect.any(String),
      energyClassName: 'B',
      specialLocations: [
        { locationID: 1, locationName: 'park' },
        { locationID: 60, locationName: 'tanyasi környezet' },
      ],
      exchangeDesc: null,
      packageType: 0,
      images: [],
      videoLinks: [],
      created: app.clock.now().toISOString(),
    });
  });

  // Shows OWN-07.
  it.each(['magánszemély', 'ingatlanközvetítő', 'cég'] as const)(
    'takes %s as the advertiser',
    async (advertiserType) => {
      const { body } = await post({ advertiserType }).expect(201);
      expect(await detail(body.insertID)).toMatchObject({ advertiserType });
    },
  );

  // Shows OWN-12.
  it('accepts booleans for yes and no, and a number as the floor', async () => {
    const { body } = await post({ hasBalcony: true, hasElevator: false, floorNumber: -1 }).expect(201);
    expect(await detail(body.insertID)).toMatchObject({ hasBalcony: 1, hasElevator: 0, floorNumber: '-1' });
  });

  it.each(['countryID', 'adType', 'postalCode', 'settlement', 'street', 'houseNumber', 'price'])(
    'rejects a body without %s, with an error at that field',
    async (field) => {
      const { body } = await post({ [field]: undefined }).expect(422);
      expect(body).toMatchObject({ code: 'validation_failed', message: 'Néhány mező hibás, nézd át őket!' });
      expect(body.errors.map(({ path }: { path: string }) => path)).toEqual([field]);
    },
  );

  it.each([
    ['price', 1_000_000_000_000_000],
    ['price', -1],
    ['price', 1.5],
    ['maintenanceFee', 10_000_000],
    ['utilities', 1_000_000_000],
    ['floorArea', 10_000_000],
    ['siteArea', 10_000_000],
    ['balconyArea', 10_000],
    ['balconyArea', -1],
    ['balconyArea', 2.5],
    ['roomNumber', 1001],
    ['halfRoomNumber', 1001],
    ['amper', 100_000],
    ['solarPanelOutput', 100_000],
    ['description', 'x'.repeat(4001)],
    ['exchangeDesc', 'x'.repeat(4001)],
    ['advertiserType', 'bank'],
    ['floorNumber', 'padlás'],
    ['hasBalcony', 2],
    ['disableAddress', 'igen'],
    ['specialLocations', [0]],
  ])('rejects %s of %j', async (field, value) => {
    const { body } = await post({ [field]: value }).expect(422);
    expect(body.errors[0].path.split('.')[0]).toBe(field);
  });

  // Shows OWN-08, OWN-11.
  it('stores the maximum of every number exactly', async () => {
    const greatest = {
      price: 999_999_999_999_999,
      maintenanceFee: 9_999_999,
      utilities: 999_999_999,
      floorArea: 9_999_999,
      siteArea: 9_999_999,
      hasBalcony: 1 as const,
      balconyArea: 9999,
      roomNumber: 1000,
      halfRoomNumber: 1000,
      amper: 99_999,
      hasSolarPanel: 1 as const,
      solarPanelOutput: 99_999,
      description: 'ű'.repeat(4000),
    };
    const { body } = await post(greatest).expect(201);
    expect(await detail(body.insertID)).toMatchObject(greatest);
  });

  it.each([
    ['adType', 9],
    ['houseType', 9],
    ['buildTechnology', 999],
    ['conditionID', 999],
    ['heatType', 999],
    ['parkingType', 999],
    ['viewType', 999],
    ['furnishedType', 999],
    ['electricityType', 999],
    ['gasType', 999],
    ['energyClass', 999],
    ['publicPlaceType', 9999],
    ['countryID', 99],
    ['specialLocations', [61]],
  ])('rejects a %s that is not in its list', async (field, value) => {
    const { body } = await post({ [field]: value }).expect(422);
    expect(body.errors).toMatchObject([{ path: field }]);
  });

  it.each([
    ['het 0123 4567', 'HET-01234567'],
    ['HET-01234567', 'HET-01234567'],
    ['', null],
    ['  ', null],
  ])('stores the number of an energy certificate, typed as %j, as %j', async (typed, energyCertificate) => {
    const { body } = await post({ houseType: 2, energyCertificate: typed }).expect(201);
    expect(await detail(body.insertID)).toMatchObject({ energyCertificate });
  });

  it.each(['HET-1234567', 'HET-123456789', 'ABC-01234567', '01234567'])(
    'rejects %s as the number of an energy certificate',
    async (energyCertificate) => {
      const { body } = await post({ houseType: 2, energyCertificate }).expect(422);
      expect(body.errors).toMatchObject([{ path: 'energyCertificate' }]);
    },
  );

  it('stores no energy class of a plot', async () => {
    const { body } = await post({ houseType: 3, energyClass: 5, energyCertificate: 'HET-01234567' }).expect(
      201,
    );
    expect(await detail(body.insertID)).toMatchObject({ energyClass: null, energyCertificate: null });
  });

  // Shows OWN-14.
  it('reports all unknown ids at once', async () => {
    const { body } = await post({ heatType: 999, gasType: 999 }).expect(422);
    expect(body.errors.map(({ path }: { path: string }) => path).sort()).toEqual(['gasType', 'heatType']);
  });

  it.each([
    [1, null],
    [2, null],
    [3, 'Vidéki házat keresek.'],
    [4, 'Vidéki házat keresek.'],
  ])('stores the exchange description of ad type %i as %j', async (adType, exchangeDesc) => {
    const id = await createProperty(app, owner, { adType, exchangeDesc: 'Vidéki házat keresek.' });
    expect(await detail(id)).toMatchObject({ exchangeDesc });
  });

  it.each([0, null])('stores no solarPanelOutput when hasSolarPanel is %j', async (hasSolarPanel) => {
    const id = await createProperty(app, owner, {
      hasSolarPanel: hasSolarPanel as 0 | null,
      solarPanelOutput: 5,
    });
    expect(await detail(id)).toMatchObject({ solarPanelOutput: null });
  });

  it.each([0, null])('stores no balconyArea when hasBalcony is %j', async (hasBalcony) => {
    const id = await createProperty(app, owner, { hasBalcony: hasBalcony as 0 | null, balconyArea: 6 });
    expect(await detail(id)).toMatchObject({ balconyArea: null });
  });

  it.each([
    [1, null],
    [2, 1],
    [3, null],
  ])('stores whether pets are allowed for ad type %i as %j', async (adType, isPetAllowed) => {
    const id = await createProperty(app, owner, { adType, isPetAllowed: 1 });
    expect(await detail(id)).toMatchObject({ isPetAllowed });
  });

  it('takes a balcony without its area', async () => {
    const id = await createProperty(app, owner, { hasBalcony: 1 });
    expect(await detail(id)).toMatchObject({ hasBalcony: 1, balconyArea: null });
  });

  it('ignores unknown fields: owner, id and rank are set by the server', async () => {
    const { body } = await post({
      userID: other.userID,
      realEstateID: 1,
      sortRank: 9e15,
      promotion: 4,
    }).expect(201);
    expect(await row(body.insertID)).toMatchObject({ userID: owner.userID, promotion: 0 });
  });

  it('resolves the place in the gazetteer, ignoring case and accents', async () => {
    const id = await createProperty(app, owner, { settlement: 'DEBRECEN', countyRegion: null });
    const { settlementID, regionID } = await row(id);
    const place = await app.db
      .selectFrom('regions')
      .selectAll()
      .where('regionID', '=', settlementID)
      .executeTakeFirstOrThrow();
    expect(place).toMatchObject({ regionName: 'Debrecen', parentID: regionID });
  });

  it('resolves a district of Budapest by its postal code', async () => {
    const id = await createProperty(app, owner, { settlement: 'Budapest', postalCode: '1117' });
    const place = await app.db
      .selectFrom('regions')
      .select('regionName')
      .where('regionID', '=', (await row(id)).settlementID)
      .executeTakeFirstOrThrow();
    expect(place.regionName).toBe('Budapest XI. kerület');
  });

  it('distinguishes settlements of the same name by the postal code', async () => {
    const baranya = await row(await createProperty(app, owner, { settlement: 'Komló', postalCode: '7300' }));
    const heves = await row(await createProperty(app, owner, { settlement: 'Komló', postalCode: '3372' }));
    expect(baranya.settlementID).not.toBe(heves.settlementID);
    expect(baranya.regionID).toBe(102);
    expect(heves.regionID).toBe(109);
  });
});
