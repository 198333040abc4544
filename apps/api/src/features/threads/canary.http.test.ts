// Whoever may not read what a requester writes of how to be reached never does: unique contact data is written into threads
// of every kind and state of the gate, and looked for in every reply, page and mail. `contact-canary.http.test.ts` does so
// for the profiles. `npm run proof:threads` looks through a hundred thousand.
import { allEndpoints } from '@piacter/contracts';
import type { Endpoint, Role } from '@piacter/contracts/core';
import { packageTypes } from '@piacter/contracts/packages';
import { paths, threadPath, threadsPath } from '@piacter/contracts/site/paths';
import type { ThreadSide } from '@piacter/contracts/threads/values';
import type { Response, Test } from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toWallTime } from '../../core/calendar.ts';
import { inTransaction } from '../../core/db/transaction.ts';
import { toEndpointUrl } from '../../testing/endpoint-address.ts';
import { createOrder } from '../../testing/factories-listing-parts.ts';
import { createRequest } from '../../testing/factories-requests.ts';
import { openRequestTest, type RequestTest } from '../../testing/request-people.ts';
import { startSiteServer } from '../../testing/site-server.ts';
import { createThreadLink, createThreadMailing } from './index.ts';

type Person = RequestTest['requester'];

/** Replies, pages and mails to look through at least; the short form has one round, and less of what is closed alike. */
const wanted = Number(process.env.CANARY_REPLIES ?? 1);
const isProof = process.env.CANARY_REPLIES !== undefined;

let s: RequestTest;
let site: Awaited<ReturnType<typeof startSiteServer>>;
beforeAll(async () => {
  s = await openRequestTest();
  site = await startSiteServer(s.t.deps);
  await createOrder(s.t.db, s.t.clock, {
    ...{ userID: s.professional.userID, packageType: packageTypes.offers },
    ...{ quantity: 1_000_000, isActive: 1 },
  });
  await s.give(s.host.userID, packageTypes.contactData);
});
afterAll(() => site.close());

/** Contact data with a number in it, by which it is found wherever it turns up. */
const forms: readonly ((number: string) => string)[] = [
  (number) => `Hívj: 06 30 7${number.slice(0, 2)}-${number.slice(2)}, este is!`,
  (number) => `kanari${number}@titok.hu`,
  (number) =>
    `A +36-30/7${number.slice(0, 2)}-${number.slice(2)} számon, vagy kanari${number}@titok.hu címen.`,
  (number) => `írj ide: kanari${number} kukac titok pont hu`,
  (number) => `Képek: www.kanari${number}.hu/kepek`,
  (number) => `Viber: kanari${number}`,
  (number) => `Instán @kanari${number} vagyok.`,
];
const findNumbers = (text: string) =>
  [...text.matchAll(/kanari(\d{6})|(?<![\da-f])7(\d\d)-(\d{4})(?!\d)/gi)].map(([, whole, start, rest]) =>
    Number(whole ?? `${start}${rest}`),
  );

interface Conversation {
  threadID: number;
  requestID: number;
  advertiser: Person;
  requester: Person;
  links: Record<ThreadSide, string>;
  /** Numbers of its contact data. */
  numbers: number[];
  messageID: number;
}
/** Who may read each number: the requester; the advertiser once it was shown; the admins once it was reported. */
const readers = new Map<number, Set<number>>();
let looked = 0;
const leaks: string[] = [];

/** Looks for contact data that the reader may not know, and returns what there is. */
function look(readerID: number | undefined, what: string, text: string): number[] {
  looked += 1;
  const found = findNumbers(text).filter((number) => readers.has(number));
  for (const number of found)
    if (readerID === undefined || !readers.get(number)?.has(readerID))
      leaks.push(`${what} tells ${readerID ?? 'nobody'} ${number}`);
  return found;
}

async function ask(who: Person | undefined, call: Test, readerID = who?.userID): Promise<Response> {
  const reply = await (who ? call.set(who.auth) : call);
  expect(reply.status).toBeLessThan(500);
  const { method, url } = call as unknown as { method: string; url: string };
  look(readerID, `${method} ${url}`, `${reply.text ?? ''} ${JSON.stringify(reply.headers)}`);
  return reply;
}

const clientKey = (number: number) => `kanari-${number}`;
/** The requester writes contact data, by the account or by the link of a mail. */
async function tell({ threadID, requester, links, numbers }: Conversation): Promise<number> {
  const number = readers.size;
  readers.set(number, new Set([requester.userID]));
  numbers.push(number);
  const form = forms[number % forms.length] ?? String;
  const body = { text: form(String(number).padStart(6, '0')), clientKey: clientKey(number) };
  const { t } = s;
  const reply =
    number % 2 === 0
      ? await ask(requester, t.request().post(`/api/threads/${threadID}/messages`).send(body))
      : await ask(
          undefined,
          t.request().post(`/api/guest-threads/${links.other}/messages`).send(body),
          requester.userID,
        );
  expect(reply.status).toBe(201);
  return reply.body.insertID;
}
const showTo = ({ numbers }: Conversation, { userID }: Person) => {
  for (const number of numbers) readers.get(number)?.add(userID);
};

/** A thread about a request of somebody new. */
async function begin(
  advertiser: Person,
  kind: 'service' | 'accommodation' | 'property',
): Promise<Conversation & { responseID: number }> {
  const requester = await s.t.signIn('ajanlatkero');
  const requestID = await createRequest(s.t, requester, kind);
  const words = { message: `Van egy jó helyem, ${requestID}.` };
  const offer = {
    ...{ requestID, description: 'Holnap ráérek.', responseTime: 2, timeUnit: 'nap' },
    ...{ price: 25_000, priceUnit: 'teljes összeg' },
  };
  const begun = {
    service: () => s.send('post', '/api/service-request-responses', advertiser, offer).expect(201),
    accommodation: () =>
      s.send('post', `/api/accommodation-requests/${requestID}/contact`, advertiser, words).expect(200),
    property: () =>
      s
        .send('post', '/api/threads', advertiser, { kind: 'property-request', id: requestID, ...words })
        .expect(201),
  };
  const { body } = await begun[kind]();
  const [{ threadID, lastMessageID }] = (await s.get('/api/threads', requester)).body.data;
  const link = (side: ThreadSide) =>
    inTransaction(s.t.db, (trx) => createThreadLink(trx, { threadID, side }, s.t.clock.now()));
  const links = { owner: await link('owner'), other: await link('other') };
  return {
    threadID,
    requestID,
    responseID: body.insertID,
    advertiser,
    requester,
    links,
    numbers: [],
    messageID: lastMessageID,
  };
}

const reads = allEndpoints.filter(({ method }) => method === 'GET');
const mayCall = ({ access }: Endpoint, role: Role | undefined) =>
  typeof access === 'string'
    ? (access === 'public') === (role === undefined) || access === 'public-or-session'
    : role !== undefined && access.includes(role);

/** Every call that reads anything, with the ids of the thread, as each of those who may call it. */
async function readAll({
  threadID,
  requestID,
  advertiser,
  requester,
  messageID,
}: Conversation): Promise<void> {
  const stranger = { szakember: s.professional, szallasado: s.host, ingatlan_tulajdonos: s.owner }[
    advertiser.role as string
  ];
  for (const who of [advertiser, requester, s.stranger, stranger, s.admin, undefined])
    for (const endpoint of reads.filter((one) => mayCall(one, who?.role))) {
      const ids = {
        ...{ threadID, requestID, messageID, id: requestID, firmID: advertiser.userID },
        userID: requester.userID,
      };
      const given = Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, String(id)]));
      const parameters = endpoint.params?.shape ?? {};
      const fitting = Object.fromEntries(Object.entries(given).filter(([name]) => name in parameters));
      await ask(who, s.t.request().get(toEndpointUrl(endpoint, fitting)));
    }
}

/** The calls about messages, as the advertiser by account and by link, with what they are answered wrongly or twice. */
async function readMessages(conversation: Conversation): Promise<Response> {
  const { threadID, advertiser, requester, links, numbers, messageID } = conversation;
  const { t } = s;
  const path = `/api/threads/${threadID}`;
  const linked = `/api/guest-threads/${links.owner}`;
  const get = (address: string) => t.request().get(address);
  for (const query of [
    '',
    'unread=1',
    'state=archived',
    'page=2',
    'kind=service-offer',
    'kind=accommodation-request',
    `listingID=${conversation.requestID}`,
    'q=kanari',
    'kind=kanari',
    'page=0',
  ])
    await ask(advertiser, get(`/api/threads?${query}`));
  for (const query of [
    '',
    `?after=${messageID}`,
    '?after=4000000000',
    '?before=4000000000',
    '?after=kanari',
    '/stays',
  ]) {
    await ask(advertiser, get(path + query));
    await ask(undefined, get(linked + query), advertiser.userID);
  }
  const ofRequester = await ask(requester, get(path));
  for (const etag of [ofRequester.headers.etag, '*', '"kanari"'])
    await ask(advertiser, get(path).set('If-None-Match', String(etag)));
  // A key that the requester has used is free for the advertiser.
  for (const number of numbers.slice(0, 1)) {
    const body = { text: `Köszönöm, ${number}.`, clientKey: clientKey(number) };
    for (const times of [1, 2])
      expect(
        (
          await ask(
            advertiser,
            t
              .request()
              .post(`${path}/messages`)
              .send({ ...body, times }),
          )
        ).status,
      ).toBe(201);
  }
  for (const send of [
    t.request().post(`${path}/messages`).send({ text: '', clientKey: 'x' }),
    t.request().post(`${path}/appointments`).send({ kind: 'viewing', times: [] }),
    t.request().delete(`/api/messages/${messageID}`),
    t.request().patch(path).send({ readUpTo: 'kanari' }),
    t.request().patch(path).send({ archived: 0 }),
    t.request().post('/api/reports').send({ kind: 'message', id: 4_000_000_000, reason: 'fraud' }),
    get(`${path}/files/1`),
  ])
    await ask(advertiser, send);
  for (const page of [
    threadPath(advertiser.role, threadID),
    threadsPath(advertiser.role),
    paths.guestThread(links.owner),
  ])
    look(undefined, page, (await site.get(page).set('Cookie', advertiser.cookie)).text);
  return ask(advertiser, get(path));
}

let lastMailID = 0;
/** Writes the mails that are due in an hour, and looks through all new ones as their addressees. */
async function readMails(): Promise<void> {
  await createThreadMailing(s.t.deps)(new Date(s.t.clock.now().getTime() + 3_600_000));
  const mails = await s.t.db
    .selectFrom('outbox_mails')
    .selectAll()
    .where('mailID', '>', lastMailID)
    .execute();
  for (const mail of mails) {
    const addressee = await s.t.db
      .selectFrom('users')
      .select('userID')
      .where('email', '=', mail.toAddress)
      .executeTakeFirst();
    look(addressee?.userID, `mail ${mail.dedupeKey}`, JSON.stringify(mail));
    lastMailID = Math.max(lastMailID, mail.mailID);
  }
}

/** An appointment that the requester cancels for a reason with contact data. */
async function cancelAppointment(conversation: Conversation): Promise<void> {
  const { threadID, requester, numbers } = conversation;
  const times = [toWallTime(new Date(s.t.clock.now().getTime() + 86_400_000))];
  const made = await ask(
    requester,
    s.t.request().post(`/api/threads/${threadID}/appointments`).send({ kind: 'viewing', times }),
  );
  const number = readers.size;
  readers.set(number, new Set([requester.userID]));
  numbers.push(number);
  const cancel = `Inkább kanari${String(number).padStart(6, '0')}@titok.hu`;
  const cancelled = await ask(
    requester,
    s.t.request().patch(`/api/appointments/${made.body.insertID}`).send({ cancel }),
  );
  expect(cancelled.status).toBe(200);
}

async function runRound(): Promise<void> {
  const late = [await s.t.signIn('szallasado'), await s.t.signIn('ingatlan_tulajdonos')] as const;
  for (const { userID } of late) await s.give(userID, packageTypes.contactData);
  const offered = await begin(s.professional, 'service');
  const accepted = await begin(s.professional, 'service');
  const open = await begin(s.host, 'accommodation');
  const lapsed = [await begin(late[0], 'accommodation'), await begin(late[1], 'property')];

  // While the packages are in force.
  for (const conversation of [open, ...lapsed]) {
    conversation.messageID = await tell(conversation);
    showTo(conversation, conversation.advertiser);
    const whole = await readMessages(conversation);
    expect(findNumbers(whole.text)).toEqual(expect.arrayContaining(conversation.numbers));
  }
  await readMails();
  const ids = late.map(({ userID }) => userID);
  await s.t.db.updateTable('service_orders').set({ isActive: 0 }).where('userID', 'in', ids).execute();

  // Closed: by no acceptance, or by the end of the package.
  for (const conversation of [offered, accepted, ...lapsed]) {
    for (const _form of forms) conversation.messageID = await tell(conversation);
    await cancelAppointment(conversation);
    const before = await readMessages(conversation);
    expect(before.body.data.gate).toBe('closed');
    expect(before.text).toContain('•••');
    await readMails();
  }
  for (const conversation of isProof ? [offered, open, ...lapsed] : [offered]) await readAll(conversation);

  // Accepted: the state that was cached is over at once.
  const { threadID, responseID, requester } = accepted;
  const masked = await readMessages(accepted);
  await s.send('patch', `/api/accept-service-offer/${responseID}`, requester).expect(200);
  showTo(accepted, s.professional);
  const etag = String(masked.headers.etag);
  const whole = await ask(
    s.professional,
    s.t.request().get(`/api/threads/${threadID}`).set('If-None-Match', etag),
  );
  expect(whole.status).toBe(200);
  expect(findNumbers(whole.text)).toEqual(expect.arrayContaining(accepted.numbers));
  if (isProof) await readAll(accepted);

  // Reported: the admins read it whole, and nobody else does.
  const [first] = lapsed;
  if (!first) return;
  await s
    .send('post', '/api/reports', first.advertiser, { kind: 'message', id: first.messageID, reason: 'fraud' })
    .expect(201);
  showTo(first, s.admin);
  const queue = await ask(s.admin, s.t.request().get('/api/reports?kind=message'));
  expect(findNumbers(queue.text)).toEqual(expect.arrayContaining(first.numbers.slice(-3)));
  await readAll(first);
  await readMails();
}

// Shows MSG-04.
it(
  'contact data in a requester’s words reaches nobody who may not read it, by no reply, page or mail',
  async () => {
    do {
      await runRound();
      expect(leaks).toEqual([]);
    } while (looked < wanted);
    expect(looked).toBeGreaterThan(500);
    if (wanted > 1)
      console.log(`${looked} replies, pages and mails, ${readers.size} contacts, ${leaks.length} leaks`);
  },
  60_000 + wanted * 20,
);
