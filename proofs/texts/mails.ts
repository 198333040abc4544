import { type Role, roleIDs } from '@piacter/contracts/core';
import { dayMs } from '@piacter/contracts/core/days';
import { listingKinds } from '@piacter/contracts/listings';
import { packageTypes } from '@piacter/contracts/packages';
import { demoEmails, demoPassword } from '@piacter/db/demo';
import { type RawBuilder, sql } from 'kysely';
import { systemClock } from '../../apps/api/src/core/clock.ts';
import { listingSpecs } from '../../apps/api/src/features/listings/index.ts';
import { solveEasily } from '../../apps/api/src/testing/captcha.ts';
import { isOk, type Reply, send as request } from '../client.ts';
import type { Collection } from './collection.ts';
import type { DemoProduct } from './demo-product.ts';

/** Makes every event of the demo people that is mailed, through the product's own calls and jobs. */
function createEvents({ deps, db, address, clock, run, signIn }: DemoProduct) {
  async function send(method: string, path: string, body?: object, role?: Role): Promise<Reply['body']> {
    const token = role && (await signIn(role)).token;
    const reply = await request(method, address + path, { body, token });
    if (!isOk(reply)) throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
    return reply.body;
  }

  /** The ids that a statement selects. */
  async function selectIDs(statement: RawBuilder<{ id: number }>): Promise<[number, ...number[]]> {
    const { rows } = await statement.execute(db);
    const [first, ...others] = rows.map(({ id }) => id);
    if (first === undefined) throw new Error('The demo data has none of what an event needs.');
    return [first, ...others];
  }

  // Challenges expire by the clock of the machine.
  const solveCaptcha = () => solveEasily({ ...deps, clock: systemClock }, 'hardest');

  return {
    async accounts(): Promise<void> {
      const pass = { pass: 'Kerekasztal-lovag-7', passAgain: 'Kerekasztal-lovag-7' };
      for (const email of ['uj.szakember@pelda.test', demoEmails.szakember])
        await send('POST', '/api/register', { ...pass, email, userType: roleIDs.szakember });
      await send('POST', '/api/forgotten-pass', { email: demoEmails.szakember });
      await send('PATCH', '/api/two-factor-on-off', { twoFactor: 1 }, 'szallasado');
      await send('POST', '/api/login', { email: demoEmails.szallasado, pass: demoPassword });
    },

    /** An offer is sent, and one accepted. */
    async offers(): Promise<void> {
      const [requestID] = await selectIDs(
        sql`select requestID as id from service_requests where status = 1 and responseCount = 0`,
      );
      const offer = { description: 'Szívesen vállalom.', responseTime: 3, timeUnit: 'nap', price: 45_000 };
      const body = { ...offer, priceUnit: 'teljes összeg', requestID };
      await send('POST', '/api/service-request-responses', body, 'szakember');
      const { userID } = await signIn('ajanlatkero');
      const [responseID] = await selectIDs(sql`
        select responseID as id from service_request_responses join service_requests using (requestID)
        where requesterID = ${userID} and service_requests.status = 1 and responseCount > 1`);
      await send('PATCH', `/api/accept-service-offer/${responseID}`, undefined, 'ajanlatkero');
    },

    /** A host writes to a requester, with a message and without one. */
    async hostContacts(): Promise<void> {
      const { userID } = await signIn('szallasado');
      const [first, second] = await selectIDs(sql`
        select requestID as id from accommodation_requests where status = 1 and requestID not in
          (select requestID from accommodation_request_contacts where userID = ${userID}) limit 2`);
      const contact = (id: number | undefined, body: object) =>
        send('POST', `/api/accommodation-requests/${id}/contact`, body, 'szallasado');
      await contact(first, { message: 'Szeretettel várunk titeket!' });
      await contact(second, {});
    },

    async messages(): Promise<void> {
      const { userID } = await signIn('szakember');
      const message = { name: 'Kiss Anna', phone: '+36 30 123 4567', message: 'Mikor ér rá?', userID };
      for (const email of ['anna@pelda.test', null])
        await send('POST', '/api/send-email', { ...message, email, captchaToken: await solveCaptcha() });
    },

    async visibility(): Promise<void> {
      for (const [isHidden, reason] of [
        [1, 'A kép nem az ingatlanról készült.'],
        [0, 'Kijavítottad, köszönjük.'],
      ])
        for (const kind of listingKinds)
          await send('PATCH', `/api/listings/${kind}/3/visibility`, { isHidden, reason }, 'admin');
    },

    async payments(): Promise<void> {
      const { userID } = await signIn('ingatlan_tulajdonos');
      const [realEstateID] = await selectIDs(
        sql`select realEstateID as id from real_estates where userID = ${userID} and status = 1`,
      );
      const [packageID] = await selectIDs(
        sql`select packageID as id from service_packages where packageType = ${packageTypes.pro}`,
      );
      const act = (method: string, path: string, body?: object) =>
        send(method, `/api/service-orders${path}`, body, 'ingatlan_tulajdonos');
      const order = await act('POST', '', { packageID, realEstateID });
      const { data: { paymentOrderID } = {} } = await act('POST', `/${order.insertID}/paypal-order`);
      await send('POST', `/dev/paypal/approve/${paymentOrderID}`, { fault: null });
      await act('PATCH', `/${order.insertID}/${paymentOrderID}/paypal-activation`);
    },

    /** Searches are followed with an address, and what the followed ones find is mailed. */
    async watches(): Promise<void> {
      const watch = { kind: 'property', email: 'anna@pelda.test' };
      for (const query of ['adType=2&houseType=2&settlement=Győr&priceTo=200', 'adType=1'])
        await send('POST', '/api/watches', { ...watch, query, captchaToken: await solveCaptcha() });
      await db.deleteFrom('watch_matches').execute();
      for (const kind of listingKinds) {
        const { table, idField } = listingSpecs[kind];
        await sql`insert into watch_queue (kind, targetID, queuedAt)
          select ${kind}, ${sql.ref(idField)}, ${clock.now()} from ${sql.table(table)}`.execute(db);
      }
      await run('match-watches');
      for (let day = 0; day < 8; day += 1) {
        clock.pass(dayMs);
        await run('mail-watches');
      }
    },

    /** A kept listing becomes cheaper. */
    async priceDrops(): Promise<void> {
      const { userID } = await signIn('ingatlan_tulajdonos');
      const own = await db
        .selectFrom('real_estates')
        .where('userID', '=', userID)
        .where('status', '=', 1)
        .select(['realEstateID', 'price', 'adType', 'countryID'])
        .select(['postalCode', 'settlement', 'street', 'houseNumber'])
        .execute();
      for (const { realEstateID: id } of own)
        await send('POST', '/api/favourites', { kind: 'property', id }, 'ajanlatkero');
      clock.pass(dayMs);
      for (const { realEstateID, price, ...required } of own) {
        const body = { ...required, price: Math.floor(price * 0.9) };
        await send('PUT', `/api/real-estate/${realEstateID}`, body, 'ingatlan_tulajdonos');
      }
      clock.pass(2 * dayMs);
      await run('mail-price-drops');
    },

    /** Packages and listings come to their ends. */
    async ends(): Promise<void> {
      for (let week = 0; week < 16; week += 1) {
        clock.pass(7 * dayMs);
        await run('remind-of-expiry', 'expire-listings');
      }
    },
  };
}

/** The words of a link, without its address. */
const withoutAddress = (line: string) => line.replace(/(?::| –)? ?https?:\S+/g, '');

/** The mails of every event, subject and lines. */
export async function collectMails(product: DemoProduct, found: Collection): Promise<void> {
  for (const [event, happen] of Object.entries(createEvents(product))) {
    await happen();
    const mails = await product.db
      .selectFrom('outbox_mails')
      .select(['dedupeKey', 'subject', 'text'])
      .execute();
    for (const { dedupeKey, subject, text } of mails) {
      const [template = ''] = dedupeKey.split(':');
      found.add('mail: subject', `${event} ${template}`, subject);
      found.add('mail: line', `${event} ${template}`, ...text.split('\n').map(withoutAddress));
    }
  }
}
