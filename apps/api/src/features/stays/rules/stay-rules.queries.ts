import { toFlag } from '@piacter/contracts/core/values';
import type { PricedStay, StayRules } from '@piacter/contracts/stays/values';
import type { Database } from '@piacter/db';
import { selectStayPrices } from './stay-prices.queries.ts';

/** What an accommodation asks of a stay, and what the stay costs; undefined for a missing one. */
export async function findStayRules(
  db: Database,
  accommodationID: number,
): Promise<(StayRules & PricedStay) | undefined> {
  const [row, prices] = await Promise.all([
    db
      .selectFrom('accommodations')
      .select([
        'openMonthFrom',
        'openDayFrom',
        'openMonthTo',
        'openDayTo',
        'minimumStay',
        'minimumPerson',
        'capacity',
        'petAllowed',
        'petCostPerNight',
        'pricePerPerson',
      ])
      .where('accommodationID', '=', accommodationID)
      .executeTakeFirst(),
    selectStayPrices(db, accommodationID),
  ]);
  return row && { ...row, petAllowed: toFlag(row.petAllowed), prices };
}
