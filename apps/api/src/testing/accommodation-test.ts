import { relationGroups } from '@piacter/contracts/accommodations';
import { type TestApp, testApp } from './app.ts';
import { type AccommodationInput, buildAccommodation } from './factories-accommodations.ts';

type SignedIn = Awaited<ReturnType<TestApp['signIn']>>;

/** The optional fields of an accommodation. */
export const fullAccommodation = {
  street: 'Fő',
  publicPlaceType: 1,
  houseNumber: '12',
  floorNumber: 'földszint',
  doorNumber: '3',
  openMonthFrom: 12,
  openDayFrom: 1,
  openMonthTo: 2,
  openDayTo: 29,
  floorArea: 120,
  roomCount: 4,
  capacity: 10,
  pricePerPerson: 8500,
  minimumStay: 3,
  minimumPerson: 1,
  extraBed: 1,
  separateKitchen: 1,
  refrigerator: 0,
  separateBathroom: 1,
  separateWC: 0,
  petAllowed: 1,
  petCostPerNight: 2000,
  ntakNumber: 'SZ12345678',
  arrivalFrom: '14:00',
  arrivalTo: '20:00',
  departureTo: '10:00',
  description: 'Csendes ház.\nPatakparton.',
} satisfies Partial<AccommodationInput>;

/** The groups of an accommodation without any entry. */
export const emptyGroups = Object.fromEntries(relationGroups.map((group) => [group, []]));

/** An application with two hosts and an admin, and the calls of accommodations as the first host. */
export async function openAccommodationTest() {
  const app = await testApp();
  const [host, other, admin] = await Promise.all([
    app.signIn('szallasado', {
      email: 'titkos@pelda.test',
      profile: { lastName: 'Kiss', firstName: 'Anna', mobile: '+36301234567' },
    }),
    app.signIn('szallasado'),
    app.signIn('admin'),
  ]);
  const facilities = await app.db
    .selectFrom('facilities')
    .select(['facilityID', 'facilityGroup'])
    .orderBy('position')
    .execute();
  /** The first and the last facility of a group. */
  const getGroupStatuses = (group: string): number[] => {
    const ids = facilities
      .filter(({ facilityGroup }) => facilityGroup === group)
      .map((entry) => entry.facilityID);
    return [ids[0] ?? 0, ids.at(-1) ?? 0];
  };
  const sevenGroups = () => ({
    bathroomFacilities: getGroupStatuses('bathroom'),
    kitchenFacilities: getGroupStatuses('kitchen'),
    facilities: getGroupStatuses('general'),
    spokenLanguages: [1, 32],
    roomFacilities: getGroupStatuses('room'),
    specialLocations: [1, 60],
    childFriendlyFacilities: getGroupStatuses('childFriendly'),
  });
  const row = (accommodationID: number) =>
    app.db
      .selectFrom('accommodations')
      .selectAll()
      .where('accommodationID', '=', accommodationID)
      .executeTakeFirstOrThrow();
  const post = (overrides: Record<string, unknown>) =>
    app
      .request()
      .post('/api/accommodations')
      .set(host.auth)
      .send({ ...buildAccommodation(), ...overrides });
  const put = (id: number, overrides: Record<string, unknown>) =>
    app
      .request()
      .put(`/api/accommodations/${id}`)
      .set(host.auth)
      .send({ ...buildAccommodation(), ...overrides });
  const record = async (id: number) =>
    (await app.request().get(`/api/accommodations/${id}`).set(host.auth).expect(200)).body.data;
  async function detail(url: string | number, viewer?: SignedIn) {
    const request = app.request().get(`/api/accommodation-public/${url}`);
    if (viewer) request.set(viewer.auth);
    return (await request.expect(200)).body.data;
  }
  return {
    app,
    host,
    other,
    admin,
    getGroupStatuses,
    sevenGroups,
    row,
    post,
    put,
    record,
    detail,
  };
}

export type AccommodationTest = Awaited<ReturnType<typeof openAccommodationTest>>;
