import * as contract from '@piacter/contracts/services';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { promoteListing } from '../../testing/factories-listings.ts';
import { buildService, createService, type ServiceInput } from '../../testing/factories-services.ts';
import { listingRef } from '../listings/rows/index.ts';

type SignedIn = Awaited<ReturnType<TestApp['signIn']>>;
let app: TestApp;
let anna: SignedIn;
let bela: SignedIn;
beforeAll(async () => {
  app = await testApp();
  anna = await app.signIn('szakember', {
    email: 'belepes@pelda.test',
    profile: {
      lastName: 'Kovács',
      firstName: 'Anna',
      contactEmail: 'profil@pelda.test',
      mobile: '+36201111111',
    },
  });
  bela = await app.signIn('szakember');
});
beforeEach(() => app.db.deleteFrom('services').execute());

const path = '/api/professionals';
const full: Partial<ServiceInput> = {
  countryID: 1,
  postalCode: '4031',
  settlement: 'Debrecen',
  countyRegion: 'Hajdú-Bihar vármegye',
  street: 'Vincellér',
  publicPlaceType: 1,
  houseNumber: '12',
  floorNumber: 'földszint',
  doorNumber: '3',
};
const hiddenFields = [
  'street',
  'publicPlaceType',
  'publicPlaceName',
  'houseNumber',
  'floorNumber',
  'doorNumber',
];

const row = (serviceID: number) =>
  app.db.selectFrom('services').selectAll().where('serviceID', '=', serviceID).executeTakeFirstOrThrow();
const getRecord = async (serviceID: number, viewer = anna) => {
  const { body } = await app.request().get(`${path}/${serviceID}`).set(viewer.auth).expect(200);
  return contract.getService.reply.parse(body).data;
};
const getPage = async (serviceUrl: string | number, viewer?: { auth: Record<string, string> }) => {
  const request = app.request().get(`/api/professionals-public/${serviceUrl}`);
  const { body } = await (viewer ? request.set(viewer.auth) : request).expect(200);
  return contract.getPublicService.reply.parse(body).data;
};

// Shows API-31.
describe('creating a service', () => {
  const publish = (overrides: Record<string, unknown> = {}) =>
    app
      .request()
      .post(path)
      .set(anna.auth)
      .send({ ...buildService(), ...overrides });

  // Shows ENT-03.
  it('stores what was sent, with the professions in the order of selection', async () => {
    const { body } = await publish({
      ...full,
      selectedServiceTypes: [9, 4, 9],
      webpage: 'www.pelda.hu',
    }).expect(201);
    expect(body.message).toBe('A szolgáltatásod elkészült.');
    const record = await getRecord(body.insertID);
    expect(record).toMatchObject({
      ...full,
      serviceID: body.insertID,
      serviceUrl: `vizszereles-es-futesszereles-${body.insertID}`,
      contactEmail: 'iroda@pelda.test',
      webpage: 'https://www.pelda.hu/',
      countryName: 'Magyarország',
      disableAddress: 0,
      lat: expect.any(Number),
      price: null,
      packageType: 0,
      userID: anna.userID,
    });
    expect(record.selectedServiceTypes.map(({ serviceTypeID }) => serviceTypeID)).toEqual([9, 4]);
    expect(record.serviceTypeName).toBe(
      record.selectedServiceTypes.map(({ typeName }) => typeName).join(', '),
    );
  });

  it('does not require an address', async () => {
    const { body } = await publish().expect(201);
    expect(await getRecord(body.insertID)).toMatchObject({
      countryID: null,
      settlement: null,
      lat: null,
      webpage: null,
    });
  });

  it('stores the sanitized description, and its beginning as plain text', async () => {
    const { body } = await publish({
      description:
        '<h1>Ács</h1><p onclick="x()">Tető<script>alert(1)</script><img src=x onerror=y> és <b>ház</b></p>',
    }).expect(201);
    expect((await getRecord(body.insertID)).description).toBe('<h3>Ács</h3><p>Tető és <b>ház</b></p>');
    expect(await row(body.insertID)).toMatchObject({ shortText: 'Ács. Tető és ház.' });
  });

  it('ignores fields that the server sets', async () => {
    const { body } = await publish({
      userID: bela.userID,
      serviceID: 1,
      promotion: 4,
      sortRank: 9_000_000_000_000_000,
      price: 1,
      imageCount: 9,
    }).expect(201);
    expect(await row(body.insertID)).toMatchObject({
      userID: anna.userID,
      promotion: 0,
      price: null,
      imageCount: 0,
    });
  });

  it.each(['title', 'selectedServiceTypes', 'contactEmail', 'phone', 'description'])(
    'requires %s',
    async (field) => {
      const { body } = await publish({ [field]: undefined }).expect(422);
      expect(body.errors).toEqual([{ path: field, message: 'Ezt a mezőt ki kell töltened!' }]);
    },
  );

  it.each<[string, unknown]>([
    ['title', 'x'.repeat(121)],
    ['title', 'két\nsor'],
    ['selectedServiceTypes', []],
    ['selectedServiceTypes', [1, 9999]],
    ['contactEmail', 'a@pelda.test, b@pelda.test'],
    ['phone', 'hívj fel'],
    ['webpage', 'javascript:alert(1)'],
    ['webpage', `pelda.hu/${'ő'.repeat(200)}`],
    ['webpage', 'https://:pelda.hu@gonosz.test/'],
    ['webpage', 'https://../'],
    ['title', '\u200b'],
    ['description', '<p> </p>'],
    ['description', `<p>${'x'.repeat(4001)}</p>`],
    ['description', 'x'.repeat(20_001)],
    ['countryID', 99],
    ['publicPlaceType', 9999],
    ['disableAddress', 2],
  ])('rejects an invalid %s at the field', async (field, value) => {
    const { body } = await publish({ [field]: value }).expect(422);
    expect(body.errors).toEqual([expect.objectContaining({ path: expect.stringMatching(`^${field}`) })]);
    expect(await app.db.selectFrom('services').select('serviceID').execute()).toEqual([]);
  });
});

describe('replacing a service', () => {
  // Shows API-31.
  it('changes the fields that were sent, and keeps the others and the professions with their ids', async () => {
    const serviceID = await createService(app, anna, { ...full, selectedServiceTypes: [3, 2] });
    const before = await getRecord(serviceID);
    app.clock.pass(1000);
    const { selectedServiceTypes, ...rest } = buildService({
      title: 'Új név',
      settlement: 'Győr',
      countryID: 1,
    });
    expect(selectedServiceTypes).toBeDefined();
    await app.request().put(`${path}/${serviceID}`).set(anna.auth).send(rest).expect(200);
    const after = await getRecord(serviceID);
    expect(after).toMatchObject({
      title: 'Új név',
      serviceUrl: `uj-nev-${serviceID}`,
      settlement: 'Győr',
      street: before.street,
      created: before.created,
      selectedServiceTypes: before.selectedServiceTypes,
    });
    expect(after.updated > before.updated).toBe(true);
  });

  it('replaces the professions that were sent', async () => {
    const serviceID = await createService(app, anna, { selectedServiceTypes: [3, 2] });
    const replace = (selectedServiceTypes: number[]) =>
      app
        .request()
        .put(`${path}/${serviceID}`)
        .set(anna.auth)
        .send(buildService({ selectedServiceTypes }))
        .expect(200);
    const { selectedServiceTypes: before } = await getRecord(serviceID);
    await replace([3, 2]);
    expect((await getRecord(serviceID)).selectedServiceTypes).toEqual(before);
    await replace([2, 7]);
    const { selectedServiceTypes: after } = await getRecord(serviceID);
    expect(after.map(({ serviceTypeID }) => serviceTypeID)).toEqual([2, 7]);
  });

  it('rejects invalid fields and changes nothing', async () => {
    const serviceID = await createService(app, anna);
    const { body } = await app
      .request()
      .put(`${path}/${serviceID}`)
      .set(anna.auth)
      .send({ ...buildService(), title: 'Más', phone: 'x' })
      .expect(422);
    expect(body.errors).toEqual([expect.objectContaining({ path: 'phone' })]);
    expect((await getRecord(serviceID)).title).toBe(buildService().title);
  });
});

describe("somebody else's service", () => {
  it.each(['get', 'put', 'delete'] as const)('replies 404 to %s', async (method) => {
    const serviceID = await createService(app, anna);
    const call = (id: number) => app.request()[method](`${path}/${id}`).set(bela.auth).send(buildService());
    const foreign = await call(serviceID).expect(404);
    const absent = await call(4_294_967_295).expect(404);
    expect(foreign.body).toEqual(absent.body);
    expect(await row(serviceID)).toMatchObject({ userID: anna.userID });
  });
});

describe('deleting a service', () => {
  // Shows API-31.
  it('deletes all its parts', async () => {
    const serviceID = await createService(app, anna, {}, { settlements: ['Győr'], countries: [2] });
    await app.request().delete(`${path}/${serviceID}`).set(anna.auth).expect(200);
    await app.request().get(`${path}/${serviceID}`).set(anna.auth).expect(404);
    await app.request().get(`/api/professionals-public/${serviceID}`).expect(404);
    for (const table of ['service_coverage', 'service_relations', 'service_regions'] as const)
      expect(await app.db.selectFrom(table).select('serviceID').execute()).toEqual([]);
  });
});

describe("a professional's own list", () => {
  it('contains their services only, newest first, unpublished ones included', async () => {
    const first = await createService(app, anna, { title: 'Első' });
    app.clock.pass(1000);
    const second = await createService(app, anna, { title: 'Második', disableAddress: 1 });
    await createService(app, bela);
    await app.db.updateTable('services').set({ status: 0 }).where('serviceID', '=', first).execute();
    await promoteListing(app, anna, listingRef('service', second), 2);
    const { body } = await app.request().get('/api/professional-services').set(anna.auth).expect(200);
    const { data } = contract.listOwnServices.reply.parse(body);
    expect(data.map(({ title }) => title)).toEqual(['Második', 'Első']);
    expect(data[0]).toMatchObject({ packageType: 2, disableAddress: 1, promotedUntil: expect.any(String) });
    expect(data[1]).toMatchObject({ packageType: 0, promotedUntil: null });
  });
});

describe('the page of a service', () => {
  // Shows API-44.
  it('is found by the id at the end of its slug, whatever the name before it', async () => {
    const serviceID = await createService(app, anna);
    const { serviceUrl } = await getPage(serviceID);
    expect(await getPage(serviceUrl)).toMatchObject({ serviceID });
    expect(await getPage(`regi-nev-${serviceID}`)).toMatchObject({ serviceID });
    for (const url of ['nev', `${serviceID}-nev`, '0', '99999999999', encodeURIComponent("1' or 1=1")])
      await app.request().get(`/api/professionals-public/${url}`).expect(404);
  });

  it("shows the service's own phone and e-mail, and the name of the professional", async () => {
    const detail = await getPage(await createService(app, anna, full), bela);
    expect(detail).toMatchObject({
      phone: '+36 30 123 4567',
      contactEmail: 'iroda@pelda.test',
      lastName: 'Kovács',
      isOwn: 0,
      images: [],
      videoLinks: [],
      timetable: null,
      priceTable: [],
    });
    expect(JSON.stringify(detail)).not.toMatch(/belepes@|profil@/);
  });

  it('names what the service covers', async () => {
    const serviceID = await createService(
      app,
      anna,
      {},
      { regions: ['Vas', 'Zala'], settlements: ['gyor'], countries: [2] },
    );
    expect(await getPage(serviceID)).toMatchObject({
      countries: [{ countryID: 2, countryName: 'Ausztria' }],
      regions: [{ regionName: 'Vas vármegye' }, { regionName: 'Zala vármegye' }],
      settlements: [{ settlementName: 'Győr', radius: 0 }],
    });
  });

  it('has a circle on the map that reaches as far as it does', async () => {
    const serviceID = await createService(app, anna, {}, { settlements: ['Győr'], radius: 30 });
    expect(await row(serviceID)).toMatchObject({ mapRadius: 30_000 });
    expect(await getPage(serviceID)).toMatchObject({ settlements: [{ settlementName: 'Győr', radius: 30 }] });
  });

  it('shows a hidden address to its professional and the admin only', async () => {
    const position = { lat: 47.53, lon: 21.62 };
    const serviceID = await createService(app, anna, { ...full, ...position, disableAddress: 1 });
    const admin = await app.signIn('admin');
    for (const viewer of [undefined, bela]) {
      const detail = await getPage(serviceID, viewer);
      expect(detail).toMatchObject({
        ...Object.fromEntries(hiddenFields.map((name) => [name, null])),
        lat: null,
        lon: null,
      });
      expect(detail).toMatchObject({ settlement: 'Debrecen', postalCode: '4031' });
      expect(JSON.stringify(detail)).not.toContain('Vincellér');
    }
    for (const viewer of [anna, admin])
      expect(await getPage(serviceID, viewer)).toMatchObject({
        street: 'Vincellér',
        ...position,
      });
    const { body } = await app.request().get('/api/search-professionals').expect(200);
    expect(body.data).toHaveLength(1);
    expect(JSON.stringify(body)).not.toContain('Vincellér');
  });

  it('of an unpublished service is visible to its professional and the admin only', async () => {
    const serviceID = await createService(app, anna);
    await app.db.updateTable('services').set({ status: 0 }).where('serviceID', '=', serviceID).execute();
    await app.request().get(`/api/professionals-public/${serviceID}`).expect(404);
    await app.request().get(`/api/professionals-public/${serviceID}`).set(bela.auth).expect(404);
    expect(await getPage(serviceID, anna)).toMatchObject({ isOwn: 1 });
    expect(await getPage(serviceID, await app.signIn('admin'))).toMatchObject({ isOwn: 0 });
  });
});

describe('highlighted services', () => {
  it('are at most twelve, promoted ones', async () => {
    for (let index = 0; index < 14; index += 1) {
      const serviceID = await createService(app, anna);
      if (index > 0) await promoteListing(app, anna, listingRef('service', serviceID), 4);
    }
    app.clock.pass(61_000);
    const { body } = await app.request().get('/api/highlighted-services').expect(200);
    const { data } = contract.listHighlightedServices.reply.parse(body);
    expect(data).toHaveLength(12);
    expect(new Set(data.map(({ packageType }) => packageType))).toEqual(new Set([4]));
  });
});
