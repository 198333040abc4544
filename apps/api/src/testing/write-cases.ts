import { type ListingKind, listingIDFieldByKind, listingIDFields } from '@piacter/contracts/listings';
import { weekdays } from '@piacter/contracts/timetables';
import { createWatchSecrets } from '../features/watches/index.ts';
import type { TestApp } from './app.ts';
import { billingSample } from './billing-sample.ts';
import { solve } from './captcha.ts';
import { buildAccommodation, createAccommodation } from './factories-accommodations.ts';
import { createBareListing, createOrder, createPackage, createPro } from './factories-listing-parts.ts';
import { buildProperty, createProperty } from './factories-properties.ts';
import { buildRequest, createRequest } from './factories-requests.ts';
import { createSeoMetadata } from './factories-seo.ts';
import { buildService, createService } from './factories-services.ts';
import { sampleProfile } from './sample-profile.ts';
import { bareListing, type WriteCase } from './write-case.ts';
import { listWriteCases } from './write-cases-of-lists.ts';
import { threadWriteCases } from './write-cases-of-threads.ts';

const page = {
  pageName: 'Rólunk és rólatok',
  content: '<p>Szöveg</p>',
  // The home page is never on the menu, so only one of the two flags can be set.
  isHomePage: 0,
  published: 1,
  onTheMenu: 1,
} as const;

const address = {
  countyRegion: 'Hajdú-Bihar vármegye',
  publicPlaceType: 1,
  floorNumber: '2',
  doorNumber: '7',
  disableAddress: 1,
} as const;
const listingAddress = { ...address, lat: 47.5316, lon: 21.6273 };
/** How a new listing begins. */
const asDraft = { state: 'draft', withDraftImages: 1 };
const property = buildProperty({
  ...listingAddress,
  adType: 4,
  advertiserType: 'ingatlanközvetítő',
  maintenanceFee: 12,
  utilities: 20,
  floorArea: 60,
  siteArea: 400,
  balconyArea: 6,
  roomNumber: 2,
  halfRoomNumber: 1,
  isAttic: 1,
  isSmartHome: 1,
  isGardenContact: 1,
  moveImmediately: 1,
  hasBalcony: 1,
  hasElevator: 1,
  thermallyInsulated: 1,
  hasSolarPanel: 1,
  solarPanelOutput: 5,
  houseType: 1,
  buildTechnology: 1,
  conditionID: 1,
  heatType: 1,
  parkingType: 1,
  viewType: 1,
  furnishedType: 1,
  electricityType: 1,
  yearBuilt: 1985,
  amper: 32,
  gasType: 1,
  energyClass: 5,
  energyCertificate: 'HET-01234567',
  specialLocations: [1],
  description: 'Csendes utca.',
  exchangeDesc: 'Kisebbre cserélném.',
});
/** Stored of rents only, which have no swap. */
const ofRents = ['isPetAllowed'];
const accommodation = buildAccommodation({
  ...listingAddress,
  street: 'Vincellér',
  houseNumber: '12',
  floorArea: 80,
  roomCount: 3,
  capacity: 6,
  pricePerPerson: 9000,
  extraBed: 1,
  separateKitchen: 1,
  refrigerator: 1,
  separateBathroom: 1,
  separateWC: 1,
  petAllowed: 1,
  petCostPerNight: 1500,
  ntakNumber: 'SZ12345678',
  arrivalFrom: '14:00',
  arrivalTo: '20:00',
  departureTo: '10:00',
  bathroomFacilities: [],
  kitchenFacilities: [],
  facilities: [],
  spokenLanguages: [1],
  roomFacilities: [],
  specialLocations: [1],
  childFriendlyFacilities: [],
});
const service = buildService({
  ...listingAddress,
  countryID: 1,
  postalCode: '4031',
  settlement: 'Debrecen',
  street: 'Vincellér',
  houseNumber: '12',
  webpage: 'https://pelda.test/',
});
const packageBody = {
  packageName: 'PRO 90 nap',
  packageType: 4,
  packageDesc: 'Kiemelt hely a találatok között.',
  quantity: 90,
  unitName: 'nap',
  baseUnit: 'nap',
};
const links = {
  youtube: 'https://www.youtube.com/@kertesz',
  facebook: 'https://facebook.com/kertesz',
  instagram: 'https://www.instagram.com/kertesz/',
  x: 'https://x.com/kertesz',
  linkedIn: 'https://hu.linkedin.com/in/kertesz',
  tiktok: 'https://www.tiktok.com/@kertesz',
};
const week = Object.fromEntries(
  weekdays.flatMap((day) => [
    [`${day}Open`, 1],
    [`${day}From`, '08:00'],
    [`${day}To`, '16:30'],
  ]),
);
const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const propertyRequest = buildRequest('property', {
  excludeFloorFrom: 1,
  excludeFloorTo: 2,
  siteAreaFrom: 100,
  siteAreaTo: 900,
});
const otherListings = (kind: ListingKind): string[] =>
  Object.values(listingIDFieldByKind).filter((field) => field !== listingIDFieldByKind[kind]);

/** A captcha token; each can be used once. */
async function solveNew(t: TestApp): Promise<string> {
  const { body } = await t.request().get('/api/captcha-challenge').expect(200);
  return solve(body);
}

/** The cases of all endpoints whose body has optional keys; `absent-keys.http.test.ts` fails when one is missing. */
export const writeCases: Record<string, (t: TestApp) => Promise<WriteCase>> = {
  ...threadWriteCases,
  'POST /api/login': async (t) => {
    const { email, password } = await t.createUser();
    return { body: { email, pass: password, captchaToken: 'unused' } };
  },
  'POST /api/register': async (t) => {
    const { email, password } = await t.createUser();
    return { body: { email, pass: password, passAgain: password, userType: 4, captchaToken: 'unused' } };
  },
  'POST /api/activation-mails': async (t) => {
    const { email, password } = await t.createUser({ activatedAt: null });
    return { body: { email, pass: password, captchaToken: 'unused' } };
  },
  'POST /api/activate-registration': async (t) => {
    const pass = 'Levendula-mezo-88';
    const registration = { email: 'aktivalo@pelda.test', pass, passAgain: pass, userType: 4 };
    await t.request().post('/api/register').send(registration).expect(200);
    const mail = (await t.mails()).findLast(({ toAddress }) => toAddress === registration.email);
    const activationString = /activationString=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    return { body: { activationString, pass, isFromMail: 1 } };
  },
  'POST /api/forgotten-pass': async (t) => {
    const { email } = await t.createUser();
    return { body: { email, captchaToken: 'unused' } };
  },
  'PUT /api/billing-data': async (t) => ({ auth: (await t.signIn('szakember')).auth, body: billingSample }),
  'PUT /api/user-profile': async (t) => ({ auth: (await t.signIn('szakember')).auth, body: sampleProfile }),
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
  'POST /api/real-estate': async (t) => ({
    auth: (await t.signIn('ingatlan_tulajdonos')).auth,
    body: { ...property, ...asDraft },
    without: ofRents,
  }),
  'PUT /api/real-estate/{realEstateID}': async (t) => {
    const owner = await t.signIn('ingatlan_tulajdonos');
    return {
      auth: owner.auth,
      params: { realEstateID: String(await createProperty(t, owner)) },
      body: property,
      without: ofRents,
    };
  },
  'PATCH /api/real-estate/{realEstateID}': async (t) => {
    const owner = await t.signIn('ingatlan_tulajdonos');
    return {
      auth: owner.auth,
      params: { realEstateID: String(await createProperty(t, owner)) },
      body: property,
      without: ofRents,
    };
  },
  'POST /api/accommodations': async (t) => ({
    auth: (await t.signIn('szallasado')).auth,
    body: { ...accommodation, ...week, ...asDraft },
  }),
  'PUT /api/accommodations/{id}': async (t) => {
    const host = await t.signIn('szallasado');
    return {
      auth: host.auth,
      params: { id: String(await createAccommodation(t, host)) },
      body: accommodation,
    };
  },
  'PATCH /api/accommodations/{id}': async (t) => {
    const host = await t.signIn('szallasado');
    return {
      auth: host.auth,
      params: { id: String(await createAccommodation(t, host)) },
      body: { ...accommodation, ...week },
    };
  },
  'POST /api/professionals': async (t) => ({
    auth: (await t.signIn('szakember')).auth,
    body: { ...service, ...week, ...asDraft },
  }),
  'PUT /api/professionals/{id}': async (t) => {
    const professional = await t.signIn('szakember');
    return {
      auth: professional.auth,
      params: { id: String(await createService(t, professional)) },
      body: service,
    };
  },
  'PATCH /api/professionals/{id}': async (t) => {
    const professional = await t.signIn('szakember');
    return {
      auth: professional.auth,
      params: { id: String(await createService(t, professional)) },
      body: { ...service, ...week },
    };
  },
  'POST /api/service-regions': async (t) => {
    const professional = await t.signIn('szakember');
    const serviceID = await createService(t, professional);
    return {
      auth: professional.auth,
      body: { serviceID, countryID: 1, regionType: 2, settlementName: 'Győr' },
      without: ['regionName'],
    };
  },
  ...listWriteCases,
  'POST /api/watches': async (t) => ({
    auth: (await t.signIn('ajanlatkero')).auth,
    body: {
      kind: 'property',
      query: 'adType=1',
      name: 'Eladó',
      frequency: 'daily',
      email: 'barki@pelda.test',
      captchaToken: 'unused',
    },
  }),
  'PATCH /api/watches/{watchID}': async (t) => {
    const { auth } = await t.signIn('ajanlatkero');
    const watch = { kind: 'property', query: '' };
    const made = await t.request().post('/api/watches').set(auth).send(watch).expect(201);
    return {
      auth,
      params: { watchID: String(made.body.insertID) },
      body: { name: 'Eladó', frequency: 'weekly', isPaused: 1, isLookedAt: 1, query: 'adType=1' },
    };
  },
  'PATCH /api/linked-watch': async (t) => {
    const { auth, userID } = await t.signIn('ajanlatkero');
    const watch = { kind: 'property', query: '' };
    await t.request().post('/api/watches').set(auth).send(watch).expect(201);
    const { leaveSeed } = await t.db
      .selectFrom('watches')
      .select('leaveSeed')
      .where('userID', '=', userID)
      .executeTakeFirstOrThrow();
    const { key } = createWatchSecrets(t.config.jwtSecret).getUnsubscribeSecret(leaveSeed);
    return { body: { key, frequency: 'weekly', isPaused: 1, query: 'adType=1' } };
  },
  'POST /api/reports': async (t) => {
    const { listingID } = await bareListing(t, 'service', 'szakember');
    return {
      auth: (await t.signIn('ajanlatkero')).auth,
      body: {
        kind: 'service',
        id: listingID,
        reason: 'fraud',
        text: 'Gyanús.',
        captchaToken: await solveNew(t),
      },
      without: ['token', 'entry'],
    };
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
  'POST /api/youtube-links': async (t) => {
    const owner = await t.signIn('ingatlan_tulajdonos');
    const { userID } = owner;
    const { listingID } = await createBareListing(t.db, t.clock, 'property', { userID });
    await createPro(t.db, t.clock, { userID, realEstateID: listingID });
    return {
      auth: owner.auth,
      body: { linkUrl: video, realEstateID: listingID },
      without: otherListings('property'),
    };
  },
  'POST /api/timetables/{id}': async (t) => {
    const { auth, listingID } = await bareListing(t, 'service', 'szakember');
    return { auth, params: { id: String(listingID) }, body: { ...week, idField: 'serviceID' } };
  },
  'POST /api/price-table-product': async (t) => {
    const { auth, listingID: accommodationID } = await bareListing(t, 'accommodation', 'szallasado');
    return { auth, body: { ...price, accommodationID }, without: otherListings('accommodation') };
  },
  'PUT /api/price-table-product/{id}': async (t) => {
    const { auth, listingID: accommodationID } = await bareListing(t, 'accommodation', 'szallasado');
    const body = { ...price, accommodationID };
    const reply = await t.request().post('/api/price-table-product').set(auth).send(body).expect(201);
    return {
      auth,
      params: { id: String(reply.body.insertID) },
      body,
      without: otherListings('accommodation'),
    };
  },
  'POST /api/send-email': async (t) => {
    const { userID } = await bareListing(t, 'service', 'szakember');
    const sender = { name: 'Kíváncsi Kata', phone: '+36 30 123 4567', email: 'kata@pelda.test' };
    const captchaToken = await solveNew(t);
    return {
      body: { ...sender, message: 'Szabad még?', userID, wantsCopy: 1, captchaToken },
      // Of accommodations alone.
      without: [...listingIDFields, 'kind', 'id', 'stay'],
    };
  },
  'POST /api/service-orders': async (t) => {
    const { auth, listingID: serviceID } = await bareListing(t, 'service', 'szakember');
    const prices = { '2026-01-01': 5000 };
    const packageID = await createPackage(t.db, t.clock, { packageType: 6, quantity: 1, prices });
    return { auth, body: { packageID, serviceID, ...shipping }, without: otherListings('service') };
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
        ...shipping,
        seenUpdated: t.clock.now().toISOString(),
      },
    };
  },
  'POST /api/social-media-links': async (t) => {
    const { auth, userID } = await t.signIn('szakember');
    const validTo = new Date(t.clock.now().getTime() + 86_400_000);
    const validFrom = t.clock.now();
    await createOrder(t.db, t.clock, { userID, packageType: 10, isActive: 1, validFrom, validTo });
    return { auth, body: links };
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
  'POST /api/service-requests': async (t) => ({
    auth: (await t.signIn('ajanlatkero')).auth,
    body: buildRequest('service', { ...address, disableAddress: 0 }),
  }),
  'POST /api/accommodation-requests': async (t) => ({
    auth: (await t.signIn('ajanlatkero')).auth,
    body: buildRequest('accommodation', { hasPets: 1, petNumbers: 1, petDescription: 'Egy tacskó.' }),
    without: ['settlements'],
  }),
  'POST /api/accommodation-requests/{id}/contact': async (t) => {
    const requestID = await createRequest(t, await t.signIn('ajanlatkero'), 'accommodation');
    const { auth, userID } = await t.signIn('szallasado');
    const validTo = new Date(t.clock.now().getTime() + 86_400_000);
    const validFrom = t.clock.now();
    await createOrder(t.db, t.clock, { userID, packageType: 8, isActive: 1, validFrom, validTo });
    return { auth, params: { id: String(requestID) }, body: { message: 'Van szabad szobánk.' } };
  },
  'POST /api/emails': async (t) => ({ auth: (await t.signIn('admin')).auth, body: reminder }),
  'PUT /api/emails/{id}': async (t) => {
    const { auth } = await t.signIn('admin');
    const body = { ...reminder, intervalDays: reminder.intervalDays + 1 };
    const { insertID } = (await t.request().post('/api/emails').set(auth).send(body).expect(201)).body;
    const { data } = (await t.request().get(`/api/emails/${insertID}`).set(auth).expect(200)).body;
    return { auth, params: { id: String(insertID) }, body: { ...body, seenUpdated: data.updated } };
  },
  'POST /api/real-estate-requests': async (t) => ({
    auth: (await t.signIn('ajanlatkero')).auth,
    body: propertyRequest,
  }),
  'PUT /api/real-estate-requests/{id}': async (t) => {
    const requester = await t.signIn('ajanlatkero');
    const requestID = await createRequest(t, requester, 'property');
    return { auth: requester.auth, params: { id: String(requestID) }, body: propertyRequest };
  },
};

const reminder = {
  subject: 'Lejár: {package}',
  content: '<p>Szia! {url}</p>',
  emailType: 3,
  intervalDays: 21,
};
const price = { productName: 'Félpanzió', priceFrom: 6000, priceTo: 9000 };
const shipping = {
  shippingPostalCode: '9021',
  countryCode: 'HU',
  state: 'Győr-Moson-Sopron vármegye',
  city: 'Győr',
  address_line1: 'Baross út 1.',
  address_line2: 'fszt. 2.',
};
