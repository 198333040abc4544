import type {
  accommodationRequestBody,
  propertyRequestBody,
  serviceRequestBody,
} from '@piacter/contracts/requests';
import type { z } from 'zod';
import type { TestApp } from './app.ts';

type Inputs = {
  service: z.input<typeof serviceRequestBody>;
  accommodation: z.input<typeof accommodationRequestBody>;
  property: z.input<typeof propertyRequestBody>;
};

const serviceRequest: Inputs['service'] = {
  serviceID: 1,
  description: 'Csöpög a konyhai csap, cserélni kell.',
  requestTime: 3,
  timeUnit: 'nap',
  countryID: 1,
  postalCode: '9021',
  settlement: 'Győr',
  street: 'Baross Gábor',
  houseNumber: '12',
};

const accommodationRequest: Inputs['accommodation'] = {
  countryID: 1,
  regions: ['Siófok'],
  startDate: '2031-07-10',
  endDate: '2031-07-14',
  adultPeople: 2,
  childrenUnder6: 1,
  children7to13: 0,
  children14Plus: 0,
  mealPlanID: 1,
  isAccessible: 0,
  hasPets: 0,
  description: 'Csendes helyet keresünk a vízhez közel.',
};

const propertyRequest: Inputs['property'] = {
  description: 'Világos lakást keresünk jó közlekedéssel.',
  adType: 1,
  houseType: 2,
  countryID: 1,
  minPrice: 30_000,
  maxPrice: 60_000,
  floorAreaFrom: 45,
  floorAreaTo: 70,
  minRooms: 2,
  maxRooms: 3,
  regions: ['Győr'],
  conditions: [1],
  buildTechnologies: [1],
};

const bodies: Inputs = {
  service: serviceRequest,
  accommodation: accommodationRequest,
  property: propertyRequest,
};

const paths = {
  service: '/api/service-requests',
  accommodation: '/api/accommodation-requests',
  property: '/api/real-estate-requests',
} as const;

/** The body of a request of a kind. */
export const buildRequest = <Kind extends keyof Inputs>(
  kind: Kind,
  overrides: Partial<Inputs[Kind]> = {},
) => ({
  ...bodies[kind],
  ...overrides,
});

/** Creates a request over HTTP and returns its id. */
export async function createRequest<Kind extends keyof Inputs>(
  app: TestApp,
  requester: { auth: Record<string, string> },
  kind: Kind,
  overrides: Partial<Inputs[Kind]> = {},
): Promise<number> {
  const { body } = await app
    .request()
    .post(paths[kind])
    .set(requester.auth)
    .send(buildRequest(kind, overrides))
    .expect(201);
  return body.insertID;
}
