import { addDays } from '@piacter/contracts/core/days';
import { childGroups, createRecord, pageSize } from '@piacter/contracts/core/values';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { isPossible, seedKnownStays, takes, total } from '../../testing/known-stays.ts';

/** `npm run proof:search` is the long form. */
const searches = Number(process.env.RANDOM_SEARCHES ?? 40);

const some = (max: number) => fc.integer({ min: 0, max });
const randomStays = fc.record({
  day: some(90),
  nights: fc.integer({ min: 1, max: 10 }),
  people: fc.record({
    adults: fc.integer({ min: 1, max: 5 }),
    ...createRecord(childGroups, () => some(2)),
    pets: some(1),
  }),
});

// Shows CAL-07.
it(
  'orders the accommodations for any stay by what each one costs, counted one by one',
  async () => {
    const app = await testApp();
    const known = await seedKnownStays(app, 1000);
    for (const { day, nights, people } of fc.sample(randomStays, { numRuns: searches, seed: 20_261_126 })) {
      const arrival = addDays('2027-06-15', day);
      const departure = addDays(arrival, nights);
      const expected = known
        .filter((of) => takes(of, people) && isPossible(of, arrival, departure))
        .map((of) => ({ id: of.accommodationID, sum: total(of, arrival, departure, people) }))
        .sort((a, b) => (a.sum === b.sum ? 0 : a.sum - b.sum));
      const query = { arrival, departure, ...people, sort: 'total-asc' };
      const { body } = await app.request().get('/api/search-accommodations').query(query).expect(200);
      const what = JSON.stringify(query);
      expect(body.total, what).toBe(expected.length);
      expect(
        body.data.map((card: { accommodationID: number }) => card.accommodationID),
        what,
      ).toEqual(expected.slice(0, pageSize).map(({ id }) => id));
    }
  },
  60_000 + searches * 200,
);
