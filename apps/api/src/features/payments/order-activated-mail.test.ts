import { packageTypes } from '@piacter/contracts/packages';
import { beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../core/db/transaction.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createBareListing, createOrder } from '../../testing/factories-listing-parts.ts';
import { activateOrder } from '../packages/index.ts';
import { orderActivatedMail } from './order-activated-mail.ts';
import { lockPaidOrder } from './paid-orders.queries.ts';

let t: TestApp;
let userID: number;
beforeAll(async () => {
  t = await testApp();
  t.clock.set('2026-11-21T10:00:00.000Z');
  ({ userID } = await t.createUser({ role: 'szakember' }));
});

/** The sentence of the mail about an order that is activated now. */
async function effectSentence(packageType: number, serviceID?: number): Promise<string | undefined> {
  const orderID = await createOrder(t.db, t.clock, { userID, packageType, ...(serviceID && { serviceID }) });
  return inTransaction(t.db, async (trx) => {
    await activateOrder(trx, orderID, t.clock.now());
    const order = await lockPaidOrder(trx, orderID);
    const mail = order && (await orderActivatedMail(trx, t.config, order));
    return mail && 'title' in mail.values ? mail.values.title : undefined;
  });
}

async function createService(title: string): Promise<number> {
  const { listingID } = await createBareListing(t.db, t.clock, 'service', { userID });
  await t.db.updateTable('services').set({ title }).where('serviceID', '=', listingID).execute();
  return listingID;
}

it('states the last day of an active package, and first and last day of a queued one', async () => {
  const serviceID = await createService('Kertész Őri');
  expect(await effectSentence(packageTypes.pro, serviceID)).toBe(
    'A hirdetésed: Kertész Őri. A csomag aktív, az utolsó napja 2026.\u00a012.\u00a021.',
  );
  expect(await effectSentence(packageTypes.pro, serviceID)).toBe(
    'A hirdetésed: Kertész Őri. Akkor indul, amikor a mostani lejár: az első napja 2026.\u00a012.\u00a022., az utolsó 2027.\u00a001.\u00a020.',
  );
});

it.each([
  [packageTypes.socialMedia, 'A csomag aktív, az utolsó napja 2026.\u00a012.\u00a021.'],
  [packageTypes.physicalProduct, 'Hamarosan postára adjuk arra a címre, amelyet a megrendelésnél megadtál.'],
  [packageTypes.offers, 'Máris küldhetsz vele ajánlatokat.'],
  [1, 'Hamarosan felvesszük veled a kapcsolatot.'],
])('describes the effect of a package of type %i', async (packageType, sentence) => {
  expect(await effectSentence(packageType)).toBe(sentence);
});

it('adds no second full stop after a listing name that ends with one', async () => {
  expect(await effectSentence(packageTypes.physicalProduct, await createService('Zöld Ujj Kft.'))).toMatch(
    /^A hirdetésed: Zöld Ujj Kft\. Hamarosan/,
  );
});
