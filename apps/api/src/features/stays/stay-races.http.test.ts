import { addDays, toBudapestDay } from '@piacter/contracts/core/days';
import { expect, it } from 'vitest';
import { findBrokenInvariants } from '../../invariants/check.ts';
import { testApp } from '../../testing/app.ts';
import { createAccommodation } from '../../testing/factories-accommodations.ts';
import { selectRanges } from '../calendars/ranges/index.ts';

// `npm run proof:races` repeats it two hundred times with fifty guests.
const rounds = Number(process.env.RACE_ROUNDS ?? 4);
const guestCount = Number(process.env.RACE_PARALLEL ?? 6);

// Shows CAL-08.
it(
  'is kept for one of those who want the same night, whoever is first',
  async () => {
    const t = await testApp();
    const host = await t.signIn('szallasado');
    const today = toBudapestDay(t.clock.now());
    const move = (stayID: number, state: string) =>
      t.request().patch(`/api/stays/${stayID}`).set(host.auth).send({ state });
    for (let round = 0; round < rounds; round += 1) {
      // A new account opens ten threads a day.
      const guests = await Promise.all(Array.from({ length: guestCount }, () => t.signIn('ajanlatkero')));
      const accommodationID = await createAccommodation(t, host, { pricePerPerson: 5000, capacity: 4 });
      const stayIDs: number[] = [];
      for (const [index, { auth }] of guests.entries()) {
        // All have the nights from the 62nd to the 63rd day.
        const [arrival, departure] = [addDays(today, 60 + (index % 3)), addDays(today, 63 + (index % 2))];
        const asked = { accommodationID, arrival, departure, adults: 2 };
        const { body } = await t.request().post('/api/stays').set(auth).send(asked).expect(201);
        stayIDs.push(body.data.stayID);
        await move(body.data.stayID, 'free').expect(200);
      }
      const replies = await Promise.all(stayIDs.map((stayID) => move(stayID, 'reserved')));
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      const refused = replies.filter(({ status }) => status !== 200);
      expect(refused.map(({ body }) => body.code)).toEqual(Array(guestCount - 1).fill('dates_taken'));
      expect(
        await selectRanges(t.db, accommodationID, { from: today, to: addDays(today, 400) }),
      ).toHaveLength(1);
      expect(await findBrokenInvariants(t.db, t.clock.now()), `after round ${round + 1}`).toEqual([]);
    }
  },
  30_000 + rounds * 15_000,
);
