import type { TestApp } from './app.ts';
import { createOrder, createPackage } from './factories-listing-parts.ts';
import { createSeoMetadata } from './factories-seo.ts';
import { bareListing, shippingSample, type WriteCase } from './write-case.ts';

const page = {
  pageName: 'Rólunk és rólatok',
  content: '<p>Szöveg</p>',
  // The home page is never on the menu, so only one of the two flags can be set.
  isHomePage: 0,
  published: 1,
  onTheMenu: 1,
} as const;
const packageBody = {
  packageName: 'PRO 90 nap',
  packageType: 4,
  packageDesc: 'Kiemelt hely a találatok között.',
  quantity: 90,
  unitName: 'nap',
  baseUnit: 'nap',
};
const reminder = {
  subject: 'Lejár: {package}',
  content: '<p>Szia! {url}</p>',
  emailType: 3,
  intervalDays: 21,
};

/** The writing calls of the admin. */
export const adminWriteCases: Record<string, (t: TestApp) => Promise<WriteCase>> = {
  'POST /api/types': async (t) => ({
    auth: (await t.signIn('admin')).auth,
    body: { typeName: 'tutajkészítő', synonyms: 'tutaj' },
  }),
  'PUT /api/types/{id}': async (t) => {
    const { auth } = await t.signIn('admin');
    const { insertID } = (
      await t.request().post('/api/types').set(auth).send({ typeName: 'bölcsőkészítő' }).expect(201)
    ).body;
    return {
      auth,
      params: { id: String(insertID) },
      body: { typeName: 'bölcsőkészítő mester', synonyms: 'bölcső' },
      without: ['seenUpdated'],
    };
  },
  'POST /api/page-contents': async (t) => ({ auth: (await t.signIn('admin')).auth, body: page }),
  'PUT /api/page-contents/{id}': async (t) => {
    const { auth } = await t.signIn('admin');
    const body = { ...page, pageName: `Oldal ${t.clock.now().getTime()}` };
    const { insertID } = (await t.request().post('/api/page-contents').set(auth).send(body).expect(201)).body;
    return { auth, params: { id: String(insertID) }, body, without: ['seenUpdated'] };
  },
  'PATCH /api/reports/{reportID}': async (t) => {
    const { listingID } = await bareListing(t, 'service', 'szakember');
    const report = {
      kind: 'service',
      listingID,
      title: 'x',
      reason: 'fraud',
      text: '',
      created: t.clock.now(),
    };
    const { insertId } = await t.db
      .insertInto('listing_reports')
      .values({ ...report, reporterKey: Buffer.alloc(32, 1) })
      .executeTakeFirstOrThrow();
    return {
      auth: (await t.signIn('admin')).auth,
      params: { reportID: String(insertId) },
      body: { state: 'dismissed', withOlder: 1 },
    };
  },
  'POST /api/service-packages': async (t) => ({
    auth: (await t.signIn('admin')).auth,
    body: packageBody,
  }),
  'PUT /api/service-packages/{id}': async (t) => ({
    auth: (await t.signIn('admin')).auth,
    params: { id: String(await createPackage(t.db, t.clock, { packageType: packageBody.packageType })) },
    body: { ...packageBody, seenUpdated: t.clock.now().toISOString() },
  }),
  'PUT /api/service-orders/{id}': async (t) => {
    const { userID } = await t.createUser();
    return {
      auth: (await t.signIn('admin')).auth,
      params: { id: String(await createOrder(t.db, t.clock, { userID })) },
      body: {
        buyerName: 'Kovács Éva',
        firmName: 'Kovács Kft.',
        taxNumber: '12345678-1-42',
        contactPerson: 'Kovács Béla',
        contactEmail: 'iroda@kovacs.test',
        mobile: '+36 30 123 4567',
        tel: '+36 1 234 5678',
        ...shippingSample,
        seenUpdated: t.clock.now().toISOString(),
      },
    };
  },
  'PUT /api/seo-metadata/{metaID}': async (t) => ({
    auth: (await t.signIn('admin')).auth,
    params: { metaID: String(await createSeoMetadata(t)) },
    body: {
      title: 'Kiadó lakások',
      description: 'Kiadó lakások és házak.',
      ogTitle: 'Kiadó!',
      ogDescription: 'Nézd meg!',
      keywords: ['lakás'],
    },
    without: ['seenUpdated'],
  }),
  'POST /api/emails': async (t) => ({ auth: (await t.signIn('admin')).auth, body: reminder }),
  'PUT /api/emails/{id}': async (t) => {
    const { auth } = await t.signIn('admin');
    const body = { ...reminder, intervalDays: reminder.intervalDays + 1 };
    const { insertID } = (await t.request().post('/api/emails').set(auth).send(body).expect(201)).body;
    const { data } = (await t.request().get(`/api/emails/${insertID}`).set(auth).expect(200)).body;
    return { auth, params: { id: String(insertID) }, body: { ...body, seenUpdated: data.updated } };
  },
};
