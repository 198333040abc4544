import type { AccommodationCard } from '@piacter/contracts/accommodations';
import { countStay, plainPrices, type StayParty } from '@piacter/contracts/stays/values';
import { formatMoney } from '../../../lib/format.ts';
import { formatStayParty } from './asked-party.ts';

/** What a stay costs by what a card knows: without the seasons of its host. */
export const countOnCard = (
  accommodation: Pick<AccommodationCard, 'pricePerPerson' | 'petCostPerNight'>,
  party: StayParty,
): number | undefined => countStay({ ...accommodation, minimumStay: 1, prices: plainPrices }, party)?.total;

/** The total of a stay: '3 éj, 2 fő: 49 200 Ft'; nothing without a price. */
export function formatStayTotal(
  accommodation: Parameters<typeof countOnCard>[0],
  party: StayParty,
): string | undefined {
  const total = countOnCard(accommodation, party);
  return total === undefined ? undefined : `${formatStayParty(party)}: ${formatMoney(total)}`;
}
