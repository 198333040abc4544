import { type Role, roleIDs } from '@piacter/contracts/core';
import { listingKinds } from '@piacter/contracts/listings';
import { packageTypes } from '@piacter/contracts/packages';
import { demoEmails, demoPassword } from '@piacter/db/demo';
import { sql } from 'kysely';
import { systemClock } from '../../apps/api/src/core/clock.ts';
import { listingSpecs } from '../../apps/api/src/features/listings/index.ts';
import { solveEasily } from '../../apps/api/src/testing/captcha.ts';
import type { Collection } from './collection.ts';
import type { DemoProduct } from './demo-product.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Makes every event of the demo people that is mailed, through the product's own calls and jobs. */
function createEvents({ deps, db, fetch, clock, run, signIn }: DemoProduct) {
  async function send<Reply>(method: string, address: string, body?: object, role?: Role): Promise<Reply> {
    const token = role && (await signIn(role)).token;
    const init = { method, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(address, token, init);
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${text}`);
    return JSON.parse(text) as Reply;
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
      const requests = db.selectFrom('service_requests').where('status', '=', 1);
      const open = await requests
        .where('responseCount', '=', 0)
        .select('requestID')
        .executeTakeFirstOrThrow();
      const offer = { description: 'Szívesen vállalom.', responseTime: 3, timeUnit: 'nap', price: 45_000 };
      await send(
        'POST',
        '/api/service-request-responses',
        { ...offer, priceUnit: 'teljes összeg', requestID: open.requestID },
        'szakember',
      );
      const { userID } = await signIn('ajanlatkero');
      const { requestID } = await requests
        .where('requesterID', '=', userID)
        .where('responseCount', '>', 1)
        .select('requestID')
        .executeTakeFirstOrThrow();
      const { responseID } = await db
        .selectFrom('service_request_responses')
        .where('requestID', '=', requestID)
        .select('responseID')
        .executeTakeFirstOrThrow();
      await send('PATCH', `/api/accept-service-offer/${responseID}`, undefined, 'ajanlatkero');
    },

    /** A host writes to a requester, with a message and without one. */
    async hostContacts(): Promise<void> {
      const { userID } = await signIn('szallasado');
      const answered = db
        .selectFrom('accommodation_request_contacts')
        .where('userID', '=', userID)
        .select('requestID');
      const requests = await db
        .selectFrom('accommodation_requests')
        .where('status', '=', 1)
        .where('requestID', 'not in', answered)
        .select('requestID')
        .limit(2)
        .execute();
      for (const [at, { requestID }] of requests.entries())
        await send(
          'POST',
          `/api/accommodation-requests/${requestID}/contact`,
          at === 0 ? { message: 'Szeretettel várunk titeket!' } : {},
          'szallasado',
        );
    },

    async messages(): Promise<void> {
      const { userID } = await signIn('szakember');
      const message = { name: 'Kiss Anna', phone: '+36 30 123 4567', message: 'Mikor ér rá?', userID };
      for (const more of [{ email: 'anna@pelda.test' }, { email: null }])
        await send('POST', '/api/send-email', { ...message, ...more, captchaToken: await solveCaptcha() });
    },

    async visibility(): Promise<void> {
      for (const isHidden of [1, 0])
        for (const kind of ['property', 'accommodation', 'service'])
          await send(
            'PATCH',
            `/api/listings/${kind}/3/visibility`,
            { isHidden, reason: isHidden ? 'A kép nem az ingatlanról készült.' : 'Kijavítottad, köszönjük.' },
            'admin',
          );
    },

    async payments(): Promise<void> {
      const { userID } = await signIn('ingatlan_tulajdonos');
      const { realEstateID } = await db
        .selectFrom('real_estates')
        .where('userID', '=', userID)
        .where('status', '=', 1)
        .select('realEstateID')
        .executeTakeFirstOrThrow();
      const { packageID } = await db
        .selectFrom('service_packages')
        .where('packageType', '=', packageTypes.pro)
        .select('packageID')
        .executeTakeFirstOrThrow();
      const { insertID: orderID } = await send<{ insertID: number }>(
        'POST',
        '/api/service-orders',
        { packageID, realEstateID },
        'ingatlan_tulajdonos',
      );
      const { data } = await send<{ data: { paymentOrderID: string } }>(
        'POST',
        `/api/service-orders/${orderID}/paypal-order`,
        undefined,
        'ingatlan_tulajdonos',
      );
      await send('POST', `/dev/paypal/approve/${data.paymentOrderID}`, { fault: null });
      await send(
        'PATCH',
        `/api/service-orders/${orderID}/${data.paymentOrderID}/paypal-activation`,
        undefined,
        'ingatlan_tulajdonos',
      );
    },

    /** Searches are followed with an address, and what the followed ones find is mailed. */
    async watches(): Promise<void> {
      for (const query of ['adType=2&houseType=2&settlement=Győr&priceTo=200', 'adType=1'])
        await send('POST', '/api/watches', {
          kind: 'property',
          query,
          email: 'anna@pelda.test',
          captchaToken: await solveCaptcha(),
        });
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
        .select([
          'realEstateID',
          'price',
          'adType',
          'countryID',
          'postalCode',
          'settlement',
          'street',
          'houseNumber',
        ])
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
