import { dayMs } from '@piacter/contracts/core/days';
import type { TestApp } from './app.ts';
import { createOrder } from './factories-listing-parts.ts';
import { buildRequest, createRequest } from './factories-requests.ts';
import { addressSample, type WriteCase } from './write-case.ts';

const propertyRequest = buildRequest('property', {
  excludeFloorFrom: 1,
  excludeFloorTo: 2,
  siteAreaFrom: 100,
  siteAreaTo: 900,
});

/** The writing calls of requests. */
export const requestWriteCases: Record<string, (t: TestApp) => Promise<WriteCase>> = {
  'POST /api/service-requests': async (t) => ({
    auth: (await t.signIn('ajanlatkero')).auth,
    body: buildRequest('service', { ...addressSample, disableAddress: 0 }),
  }),
  'POST /api/accommodation-requests': async (t) => ({
    auth: (await t.signIn('ajanlatkero')).auth,
    body: buildRequest('accommodation', {
      hasPets: 1,
      petNumbers: 1,
      petDescription: 'Egy tacskó.',
      budget: 90_000,
    }),
    without: ['settlements'],
  }),
  'POST /api/accommodation-requests/{id}/contact': async (t) => {
    const requestID = await createRequest(t, await t.signIn('ajanlatkero'), 'accommodation');
    const { auth, userID } = await t.signIn('szallasado');
    const validTo = new Date(t.clock.now().getTime() + dayMs);
    const validFrom = t.clock.now();
    await createOrder(t.db, t.clock, { userID, packageType: 8, isActive: 1, validFrom, validTo });
    return { auth, params: { id: String(requestID) }, body: { message: 'Van szabad szobánk.' } };
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
