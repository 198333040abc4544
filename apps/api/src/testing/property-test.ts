import { type TestApp, testApp } from './app.ts';
import { buildProperty, type PropertyInput } from './factories-properties.ts';

type SignedIn = Awaited<ReturnType<TestApp['signIn']>>;

/** The optional fields of a property. */
export const fullProperty = {
  advertiserType: 'ingatlanközvetítő',
  publicPlaceType: 1,
  floorNumber: 'földszint',
  doorNumber: '3',
  maintenanceFee: 12,
  utilities: 30,
  floorArea: 68,
  siteArea: 0,
  roomNumber: 2,
  halfRoomNumber: 1,
  isAttic: 0,
  isSmartHome: 1,
  isGardenContact: 0,
  moveImmediately: 1,
  hasBalcony: 1,
  balconyArea: 6,
  hasElevator: 0,
  thermallyInsulated: 1,
  hasSolarPanel: 1,
  solarPanelOutput: 5,
  houseType: 2,
  buildTechnology: 2,
  conditionID: 3,
  heatType: 6,
  parkingType: 1,
  viewType: 2,
  furnishedType: 3,
  electricityType: 1,
  yearBuilt: 1985,
  amper: 32,
  gasType: 1,
  energyClass: 5,
  energyCertificate: 'HET-01234567',
  description: 'Napfényes lakás.\nCsendes utcában.',
} satisfies Partial<PropertyInput>;

/** An application with two owners and an admin, and the calls of properties as the first owner. */
export async function openPropertyTest() {
  const app = await testApp();
  const [owner, other, admin] = await Promise.all([
    app.signIn('ingatlan_tulajdonos', {
      email: 'titkos@pelda.test',
      profile: { lastName: 'Kiss', firstName: 'Anna', mobile: '+36301234567' },
    }),
    app.signIn('ingatlan_tulajdonos'),
    app.signIn('admin'),
  ]);
  async function detail(realEstateID: number, viewer?: SignedIn) {
    const request = app.request().get(`/api/real-estate/${realEstateID}`);
    if (viewer) request.set(viewer.auth);
    return (await request.expect(200)).body.data;
  }
  const row = (realEstateID: number) =>
    app.db
      .selectFrom('real_estates')
      .selectAll()
      .where('realEstateID', '=', realEstateID)
      .executeTakeFirstOrThrow();
  const post = (overrides: Record<string, unknown>) =>
    app
      .request()
      .post('/api/real-estate')
      .set(owner.auth)
      .send({ ...buildProperty(), ...overrides });
  return { app, owner, other, admin, detail, row, post };
}

export type PropertyTest = Awaited<ReturnType<typeof openPropertyTest>>;
