import { Writable } from 'node:stream';
import { allEndpoints } from '@piacter/contracts';
import type { Endpoint, Role } from '@piacter/contracts/core';
import { packageTypes } from '@piacter/contracts/packages';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { createLogger } from '../../core/log.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { formatEndpoint } from '../../testing/endpoint-address.ts';
import { createOrder } from '../../testing/factories-listing-parts.ts';
import { createRequest } from '../../testing/factories-requests.ts';
import { createService } from '../../testing/factories-services.ts';
import { createWatchJobs } from '../../testing/watch-jobs.ts';
import { createThreadLink } from '../threads/index.ts';

type ThreadSide = Parameters<typeof createThreadLink>[1];
type Person = Awaited<ReturnType<TestApp['signIn']>>;

/** Contact data of each person with unique values (canaries), so that a leaked value can be attributed. */
const createContact = (name: string) => ({
  contactPerson: `Kapcsolat-${name}`,
  mobile: `+36 30 ${name} mobil`,
  tel: `+36 1 ${name} telefon`,
  contactEmail: `kapcsolat-${name}@titok.test`,
  taxNumber: `ado-${name}`,
  street: `Utca-${name}`,
});
const fields = Object.keys(createContact(''));
const getEmail = (name: string) => `fiok-${name}@titok.test`;

/** The people involved; no name is a prefix of another. */
const cast = {
  lonely: 'ajanlatkero',
  waiting: 'ajanlatkero',
  served: 'ajanlatkero',
  traveller: 'ajanlatkero',
  mover: 'ajanlatkero',
  bystander: 'ajanlatkero',
  winner: 'szakember',
  loser: 'szakember',
  spectator: 'szakember',
  hostBare: 'szallasado',
  hostPaid: 'szallasado',
  hostLate: 'szallasado',
  ownerBare: 'ingatlan_tulajdonos',
  ownerPaid: 'ingatlan_tulajdonos',
  ownerLate: 'ingatlan_tulajdonos',
  admin: 'admin',
} as const satisfies Record<string, Role>;
type Name = keyof typeof cast;
const names = Object.keys(cast) as Name[];
/** Requesters, and who answers them without a listing that publishes the contact data of their profile. */
const guarded = names.filter(
  (name) => cast[name] === 'ajanlatkero' || cast[name] === 'szakember' || name.startsWith('host'),
);

/** The contact data that each person may see in addition to their own. */
const permitted: Partial<Record<Name, readonly Name[]>> = {
  // The accepted offer opens its request only.
  winner: ['served'],
  // A package in force opens the requests of the kind that its buyer responds to.
  hostPaid: ['traveller'],
  ownerPaid: ['mover'],
  // An accepted offer and a host's answer open their senders to the requester.
  served: ['winner'],
  traveller: ['hostPaid'],
  admin: guarded,
};

describe('contact data', () => {
  let t: TestApp;
  let logged = '';
  const people = new Map<Name, Person>();
  const ids: number[] = [];
  /** Of links to either side of the threads that have begun. */
  const linkSecrets: string[] = [];
  const requests: Partial<Record<Name, number>> = {};
  const person = (name: Name): Person => {
    const found = people.get(name);
    if (!found) throw new Error(`Nobody is called ${name}`);
    return found;
  };

  const buy = (name: Name, packageType: number, days?: { from: number; to: number }) => {
    const at = (offset: number) => new Date(t.clock.now().getTime() + offset * 86_400_000);
    return createOrder(t.db, t.clock, {
      userID: person(name).userID,
      packageType,
      quantity: 10,
      isActive: 1,
      ...(days && { validFrom: at(days.from), validTo: at(days.to) }),
    });
  };
  const offer = async (name: Name, requestID: number): Promise<number> => {
    const reply = await t.request().post('/api/service-request-responses').set(person(name).auth).send({
      requestID,
      description: 'Holnap délután ráérek.',
      responseTime: 2,
      timeUnit: 'nap',
      price: 25_000,
      priceUnit: 'teljes összeg',
    });
    expect(reply.status).toBe(201);
    return reply.body.insertID;
  };
  const request = (name: Name, kind: 'service' | 'accommodation' | 'property', overrides: object = {}) =>
    createRequest(t, person(name), kind, overrides);

  beforeAll(async () => {
    const stream = new Writable({
      write(chunk, _encoding, done) {
        logged += chunk;
        done();
      },
    });
    t = await testApp({ deps: { log: createLogger('trace', stream) } });
    for (const name of names)
      people.set(name, await t.signIn(cast[name], { email: getEmail(name), profile: createContact(name) }));
    for (const name of ['winner', 'loser'] as const) {
      await buy(name, packageTypes.offers);
      ids.push(await createService(t, person(name), { title: `Csapszerelés ${name}` }));
    }
    for (const name of ['hostPaid', 'ownerPaid'] as const)
      await buy(name, packageTypes.contactData, { from: 0, to: 5 });
    for (const name of ['hostLate', 'ownerLate'] as const)
      await buy(name, packageTypes.contactData, { from: -9, to: -4 });

    // Everybody hears of whom they match: who publishes of the requests, requesters of what is new.
    const jobs = createWatchJobs(t);
    const covered = { settlements: ['Győr'] };
    await createService(t, person('spectator'), { title: 'Csapok', selectedServiceTypes: [1] }, covered);
    for (const name of ['lonely', 'waiting', 'served'] as const)
      requests[name] = await request(name, 'service', { street: createContact(name).street });
    requests.traveller = await request('traveller', 'accommodation');
    requests.mover = await request('mover', 'property');
    t.clock.pass(1000);
    await createService(t, person('winner'), { title: 'Csövek', selectedServiceTypes: [1] }, covered);
    await jobs.run();
    for (const name of ['spectator', 'lonely'] as const)
      expect(await jobs.alertsTo({ email: getEmail(name) })).toHaveLength(1);
    const offers = [];
    for (const name of ['winner', 'loser'] as const)
      for (const to of ['waiting', 'served'] as const) offers.push(await offer(name, requests[to] ?? 0));
    await t.request().patch(`/api/accept-service-offer/${offers[1]}`).set(person('served').auth).expect(200);
    await t
      .request()
      .post(`/api/accommodation-requests/${requests.traveller}/contact`)
      .set(person('hostPaid').auth)
      .send({ message: 'Van szabad szobánk.' })
      .expect(200);
    ids.push(...Object.values(requests), ...offers, person('winner').userID, person('served').userID);
    const sides = await t.db.selectFrom('thread_parties').select(['threadID', 'side']).execute();
    for (const side of sides as ThreadSide[])
      linkSecrets.push(await t.db.transaction().execute((trx) => createThreadLink(trx, side, t.clock.now())));
  });

  /** Who publishes their contact data by the reply of a call: professionals on the pages of their services. */
  const publishedBy = ({ path }: Endpoint): Name[] =>
    path.startsWith('/api/professionals-public/') ? names.filter((name) => cast[name] === 'szakember') : [];

  /** Contact data in a text that the reader may not see. */
  function leaksTo(reader: Name | undefined, text: string, published: readonly Name[] = []): string[] {
    const open = reader ? [reader, ...(permitted[reader] ?? []), ...published] : published;
    return guarded
      .filter((name) => !open.includes(name))
      .flatMap((name) => [...Object.values(createContact(name)), getEmail(name)])
      .filter((word) => text.includes(word) || text.includes(encodeURIComponent(word)));
  }

  /** All URLs of an endpoint with the IDs of this test, including other users’. */
  function getAddresses({ path, params }: Endpoint): string[] {
    const values = [
      ...new Set(['1', ...ids.map(String)]),
      ...linkSecrets,
      'types_ad',
      'property',
      'asc',
      'email',
      'serviceID',
    ];
    let addresses: string[] = [path];
    for (const [index, [, name = '']] of [...path.matchAll(/\{(\w+)\}/g)].entries()) {
      const schema = params?.shape[name] as z.ZodType | undefined;
      const fitting = values.filter((value) => schema?.safeParse(value).success);
      // The second id is a user's, and user ids come last.
      const chosen = index === 0 ? fitting : fitting.slice(-2);
      addresses = addresses.flatMap((address) => chosen.map((value) => address.replace(`{${name}}`, value)));
    }
    return addresses;
  }

  const reads = allEndpoints.filter(({ method }) => method === 'GET');
  const readers = [undefined, ...names];

  /** The addresses to read as `reader`, leaving out those whose reply cannot differ from another one. */
  function getAddressesFor(reader: Name | undefined, endpoint: Endpoint): string[] {
    const { access } = endpoint;
    const addresses = getAddresses(endpoint);
    // A public call does not read the session.
    if (access === 'public') return reader ? [] : addresses;
    // A role is refused before anything is read.
    const isRefused = Array.isArray(access) ? !reader || !access.includes(cast[reader]) : !reader;
    return isRefused && access !== 'public-or-session' ? addresses.slice(0, 1) : addresses;
  }

  it.each(reads.map((endpoint) => [formatEndpoint(endpoint), endpoint] as const))(
    'is in no reply of %s to who may not have it',
    async (_name, endpoint) => {
      expect(getAddressesFor(undefined, endpoint).length).toBeGreaterThan(0);
      const leaks = [];
      for (const reader of readers)
        for (const address of getAddressesFor(reader, endpoint)) {
          const call = t.request().get(address);
          const reply = await (reader ? call.set(person(reader).auth) : call);
          for (const word of leaksTo(reader, reply.text ?? '', publishedBy(endpoint)))
            leaks.push(`${address} tells ${reader ?? 'nobody'} ${word}`);
        }
      expect(leaks).toEqual([]);
    },
  );

  const pages = (): string[] => [
    ...['/', '/ingatlanok', '/szallasok', '/szakemberek', '/sitemap.xml', '/robots.txt'],
    ...ids.flatMap((id) => [
      `/szolgaltatas/${id}`,
      `/ajanlatkero/szakember_ajanlatkeres/${id}`,
      `/szakember/ajanlatkeres/${id}`,
      `/szallasado/ajanlatkeres/${id}`,
      `/ingatlan_tulajdonos/ajanlatkeres/${id}`,
    ]),
  ];

  it('is in no server-rendered page for any reader', async () => {
    for (const page of pages())
      for (const reader of [undefined, 'served', 'winner', 'hostPaid', 'ownerPaid', 'admin'] as const) {
        const call = t.request().get(page);
        const { text = '' } = await (reader ? call.set('Cookie', person(reader).cookie) : call);
        expect(leaksTo(undefined, text), `${page} for ${reader ?? 'nobody'}`).toEqual([]);
      }
  });

  it('is in no mail to an unauthorized recipient, and in no log line', async () => {
    const mails = await t.mails();
    expect(mails.length).toBeGreaterThanOrEqual(7);
    for (const { toAddress, subject, html } of mails) {
      const reader = names.find((name) => getEmail(name) === toAddress);
      expect(reader, `somebody of the cast is ${toAddress}`).toBeDefined();
      expect(leaksTo(reader, `${subject} ${html}`), `${subject} to ${reader}`).toEqual([]);
    }
    expect(logged).toContain('request completed');
    expect(leaksTo(undefined, logged)).toEqual([]);
  });

  it.each([
    ['winner', '/api/service-requests', 'served'],
    ['hostPaid', '/api/accommodation-requests', 'traveller'],
    ['ownerPaid', '/api/real-estate-requests', 'mover'],
  ] as const)('is shown to %s, who may have it', async (reader, path, requester) => {
    const reply = await t
      .request()
      .get(`${path}/${requests[requester]}`)
      .set(person(reader).auth)
      .expect(200);
    const shown = createContact(requester);
    expect(reply.body.data).toMatchObject({
      contactPerson: shown.contactPerson,
      mobile: shown.mobile,
      tel: shown.tel,
      contactEmail: shown.contactEmail,
      taxNumber: shown.taxNumber,
    });
  });

  it.each([
    ['served', () => `/api/service-request-responses/${requests.served}`, 'winner'],
    ['traveller', () => `/api/accommodation-requests/${requests.traveller}/contact`, 'hostPaid'],
  ] as const)('of who answered is shown to %s, whom they answered', async (reader, path, responder) => {
    const reply = await t.request().get(path()).set(person(reader).auth).expect(200);
    const { contactPerson, mobile, tel, contactEmail } = createContact(responder);
    const [first] = reply.body.data;
    expect(first.contact).toEqual({ contactPerson, mobile, tel, contactEmail });
    const [mail] = (await t.mails()).filter(
      ({ toAddress, replyTo }) => toAddress === getEmail(reader) && replyTo === contactEmail,
    );
    expect(mail?.text).toContain(mobile);
  });

  it('is null in every field for unauthorized readers', async () => {
    for (const [reader, path, requester] of [
      ['loser', '/api/service-requests', 'served'],
      ['winner', '/api/service-requests', 'waiting'],
      ['spectator', '/api/service-requests', 'lonely'],
      ['hostBare', '/api/accommodation-requests', 'traveller'],
      ['hostLate', '/api/accommodation-requests', 'traveller'],
      ['ownerBare', '/api/real-estate-requests', 'mover'],
      ['ownerLate', '/api/real-estate-requests', 'mover'],
    ] as const) {
      const reply = await t
        .request()
        .get(`${path}/${requests[requester]}`)
        .set(person(reader).auth)
        .expect(200);
      const shown = fields.filter((field) => field in reply.body.data).map((field) => reply.body.data[field]);
      expect(shown.length, `fields that ${reader} reads`).toBeGreaterThanOrEqual(5);
      expect(shown.every((value) => value === null)).toBe(true);
    }
  });
});
