import {
  addServiceRegion,
  type CoverageRadius,
  createService as createServiceEndpoint,
  type newServiceBody,
  regionTypes,
  toggleServiceCountry,
} from '@piacter/contracts/services';
import type { z } from 'zod';
import type { TestApp } from './app.ts';
import { postListing } from './factories-listings.ts';

export type ServiceInput = z.input<typeof newServiceBody>;

/** The body of a service with its required fields. */
export const buildService = (overrides: Partial<ServiceInput> = {}): ServiceInput => ({
  title: 'Vízszerelés és fűtésszerelés',
  selectedServiceTypes: [1],
  contactEmail: 'iroda@pelda.test',
  phone: '+36 30 123 4567',
  description: '<p>Csaptelepek, mosogatók, radiátorok <strong>gyorsan</strong>.</p>',
  ...overrides,
});

interface Coverage {
  regions?: readonly string[];
  settlements?: readonly string[];
  /** Kilometres around each of the settlements. */
  radius?: CoverageRadius;
  /** Ids of countries covered as a whole. */
  countries?: readonly number[];
}

/** Creates a service with its coverage over HTTP and returns its id. */
export async function createService(
  app: TestApp,
  professional: { auth: Record<string, string> },
  overrides: Partial<ServiceInput> = {},
  { regions = [], settlements = [], radius = 0, countries = [] }: Coverage = {},
): Promise<number> {
  const serviceID = await postListing(app, professional, createServiceEndpoint.path, buildService(overrides));
  const post = (path: string, body: object) => app.request().post(path).set(professional.auth).send(body);
  for (const regionName of regions)
    await post(addServiceRegion.path, { serviceID, regionType: regionTypes.region, regionName }).expect(201);
  for (const settlementName of settlements)
    await post(addServiceRegion.path, {
      serviceID,
      regionType: regionTypes.settlement,
      settlementName,
      radius,
    }).expect(201);
  for (const countryID of countries)
    await post(toggleServiceCountry.path, { serviceID, countryID }).expect(200);
  return serviceID;
}
