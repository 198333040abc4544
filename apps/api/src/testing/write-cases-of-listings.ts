import type { Role } from '@piacter/contracts/core';
import { weekdays } from '@piacter/contracts/timetables';
import type { TestApp } from './app.ts';
import { buildAccommodation, createAccommodation } from './factories-accommodations.ts';
import { createBareListing, createPro } from './factories-listing-parts.ts';
import { buildProperty, createProperty } from './factories-properties.ts';
import { buildService, createService } from './factories-services.ts';
import { addressSample, bareListing, otherListingFields, type WriteCase } from './write-case.ts';

type Owner = Awaited<ReturnType<TestApp['signIn']>>;

const listingAddress = { ...addressSample, lat: 47.5316, lon: 21.6273 };
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
/** Nothing that was changed meanwhile can be told. */
const seenNothing = {};
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
const week = Object.fromEntries(
  weekdays.flatMap((day) => [
    [`${day}Open`, 1],
    [`${day}From`, '08:00'],
    [`${day}To`, '16:30'],
  ]),
);
const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const price = { productName: 'Félpanzió', priceFrom: 6000, priceTo: 9000 };

/** A call that changes a listing of somebody who has just created it. */
const createChange =
  (role: Role, create: (t: TestApp, owner: Owner) => Promise<number>, idParam: string) =>
  (sent: Pick<WriteCase, 'body' | 'without'>) =>
  async (t: TestApp): Promise<WriteCase> => {
    const owner = await t.signIn(role);
    return { auth: owner.auth, params: { [idParam]: String(await create(t, owner)) }, ...sent };
  };
const changeProperty = createChange('ingatlan_tulajdonos', createProperty, 'realEstateID');
const changeAccommodation = createChange('szallasado', createAccommodation, 'id');
const changeService = createChange('szakember', createService, 'id');

/** The writing calls of listings and of what belongs to one. */
export const listingWriteCases: Record<string, (t: TestApp) => Promise<WriteCase>> = {
  'POST /api/real-estate': async (t) => ({
    auth: (await t.signIn('ingatlan_tulajdonos')).auth,
    body: { ...property, ...asDraft },
    without: ofRents,
  }),
  'PUT /api/real-estate/{realEstateID}': changeProperty({ body: property, without: ofRents }),
  'PATCH /api/real-estate/{realEstateID}': changeProperty({
    body: { ...property, seen: seenNothing },
    without: ofRents,
  }),
  'POST /api/accommodations': async (t) => ({
    auth: (await t.signIn('szallasado')).auth,
    body: { ...accommodation, ...week, ...asDraft },
  }),
  'PUT /api/accommodations/{id}': changeAccommodation({ body: accommodation }),
  'PATCH /api/accommodations/{id}': changeAccommodation({
    body: { ...accommodation, ...week, seen: seenNothing },
  }),
  'POST /api/professionals': async (t) => ({
    auth: (await t.signIn('szakember')).auth,
    body: { ...service, ...week, ...asDraft },
  }),
  'PUT /api/professionals/{id}': changeService({ body: service }),
  'PATCH /api/professionals/{id}': changeService({ body: { ...service, ...week, seen: seenNothing } }),
  'POST /api/service-regions': async (t) => {
    const professional = await t.signIn('szakember');
    const serviceID = await createService(t, professional);
    return {
      auth: professional.auth,
      body: { serviceID, countryID: 1, regionType: 2, settlementName: 'Győr', radius: 20 },
      without: ['regionName'],
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
      without: otherListingFields('property'),
    };
  },
  'POST /api/timetables/{id}': async (t) => {
    const { auth, listingID } = await bareListing(t, 'service', 'szakember');
    return { auth, params: { id: String(listingID) }, body: { ...week, idField: 'serviceID' } };
  },
  'POST /api/price-table-product': async (t) => {
    const { auth, listingID: accommodationID } = await bareListing(t, 'accommodation', 'szallasado');
    return { auth, body: { ...price, accommodationID }, without: otherListingFields('accommodation') };
  },
  'PUT /api/price-table-product/{id}': async (t) => {
    const { auth, listingID: accommodationID } = await bareListing(t, 'accommodation', 'szallasado');
    const body = { ...price, accommodationID };
    const reply = await t.request().post('/api/price-table-product').set(auth).send(body).expect(201);
    return {
      auth,
      params: { id: String(reply.body.insertID) },
      body,
      without: otherListingFields('accommodation'),
    };
  },
};
