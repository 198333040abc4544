import { hungaryID } from '@piacter/contracts/lookups/values';
import { createRandom, hashSeed } from '../random.ts';

const arrivals = [
  ['14:00', '20:00'],
  ['14:00', null],
  ['15:00', '22:00'],
  ['16:00', '19:00'],
] as const;

/**
 * The number in the register of an accommodation in Hungary, and when guests come and go, with randomness of its own by the
 * listing; hosts of every seventh have not said the number, of every fourth not the hours.
 */
export function pickDuties(countryID: number, id: number) {
  const random = createRandom(hashSeed(`ntakNumber ${id}`));
  const letters = random.pick(['SZ', 'MA', 'EG']);
  const isNumbered = countryID === hungaryID && id % 7 !== 0;
  const [arrivalFrom, arrivalTo] = id % 4 === 0 ? [null, null] : random.pick(arrivals);
  return {
    ntakNumber: isNumbered ? `${letters}${String(19_000_000 + id * 37)}` : null,
    arrivalFrom,
    arrivalTo,
    departureTo: arrivalFrom === null ? null : random.pick(['10:00', '10:30', '11:00']),
  };
}
