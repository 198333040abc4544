import { beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../core/db/transaction.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { createBareListing } from '../../../testing/factories-listing-parts.ts';
import { type BusyRange, type RangeOrigin, replaceRanges, selectRanges } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

it('replaces the busy nights of one origin, and leaves those of others', async () => {
  const { userID } = await app.signIn('szallasado');
  const { listingID } = await createBareListing(app.db, app.clock, 'accommodation', { userID });
  const replace = (origin: RangeOrigin, ranges: BusyRange[]) =>
    inTransaction(app.db, (trx) => replaceRanges(trx, listingID, { origin, ranges, now: app.clock.now() }));
  const select = async (from: string, to: string) =>
    (await selectRanges(app.db, listingID, { from, to })).map(({ rangeID: _id, ...range }) => range);
  await replace({}, [{ from: '2027-07-01', to: '2027-07-04', note: 'festünk' }]);
  await replace({ sourceID: 7 }, [{ from: '2027-07-10', to: '2027-07-12' }]);
  await replace({ stayID: 7 }, [{ from: '2027-07-20', to: '2027-07-21' }]);
  await replace({ sourceID: 7 }, [{ from: '2027-07-11', to: '2027-07-13' }]);
  const own = { from: '2027-07-01', to: '2027-07-04', sourceID: null, stayID: null, note: 'festünk' };
  const imported = { from: '2027-07-11', to: '2027-07-13', sourceID: 7, stayID: null, note: null };
  expect(await select('2027-07-01', '2027-07-20')).toEqual([own, imported]);
  // The night before the last day is the last busy one.
  expect(await select('2027-07-04', '2027-07-11')).toEqual([]);
  await replace({}, []);
  expect(await select('2027-07-03', '2027-07-12')).toEqual([imported]);
});
