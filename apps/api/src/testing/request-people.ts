import { dayMs } from '@piacter/contracts/core/days';
import { hungaryID } from '@piacter/contracts/lookups';
import { type TestApp, testApp } from './app.ts';
import { createOrder } from './factories-listing-parts.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;

/** Unique contact data of the requester: wherever a value turns up, it has leaked. */
export const secretContact = {
  firstName: 'Kanári',
  lastName: 'Titkos',
  mobile: '+36 30 999 0001',
  tel: '+36 1 999 0002',
  contactEmail: 'kanari@titok.test',
  contactPerson: 'Kanári Kapcsolat',
  taxNumber: '99999999-1-42',
};

/** An application with somebody of each role around quote requests, and calls as one of them. */
export async function openRequestTest() {
  const t = await testApp();
  const [requester, stranger, professional, host, owner, admin] = await Promise.all([
    t.signIn('ajanlatkero', {
      profile: { ...secretContact, countryID: hungaryID, settlement: 'Pécs', postalCode: '7621' },
    }),
    t.signIn('ajanlatkero'),
    t.signIn('szakember'),
    t.signIn('szallasado'),
    t.signIn('ingatlan_tulajdonos'),
    t.signIn('admin'),
  ]);
  const get = (path: string, who?: Person) => {
    const call = t.request().get(path);
    return who ? call.set(who.auth) : call;
  };
  const send = (method: 'post' | 'put' | 'patch' | 'delete', path: string, who: Person, body: object = {}) =>
    t.request()[method](path).set(who.auth).send(body);
  /** A package in force for some days. */
  const give = (userID: number, packageType: number, days = 5) =>
    createOrder(t.db, t.clock, {
      userID,
      packageType,
      isActive: 1,
      validFrom: t.clock.now(),
      validTo: new Date(t.clock.now().getTime() + days * dayMs),
    });
  return { t, requester, stranger, professional, host, owner, admin, get, send, give };
}

export type RequestTest = Awaited<ReturnType<typeof openRequestTest>>;
