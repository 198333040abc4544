import type { AccommodationCard } from '@piacter/contracts/accommodations';
import { accommodationFields } from '@piacter/contracts/accommodations/fields';
import { daysBetween } from '@piacter/contracts/core/days';
import { formatAsked } from '@piacter/contracts/core/field-words';
import { countStay, findPartyObstacles, plainPrices, type StayParty } from '@piacter/contracts/stays/values';
import { formatDayRange } from '../../../lib/days.ts';
import { formatMoney } from '../../../lib/format.ts';
import { formatObstacle } from '../../stays/total/index.tsx';
import { formatStayParty, getStay } from './asked-party.ts';
import type { AskedStay } from './asked-stay.ts';
import { text } from './stay-line-text.ts';

/** What a stay costs by what a card knows: without the seasons of its host. */
export const countOnCard = (
  accommodation: Pick<AccommodationCard, 'pricePerPerson' | 'petCostPerNight'>,
  party: StayParty,
): number | undefined => countStay({ ...accommodation, minimumStay: 1, prices: plainPrices }, party)?.total;

/** The total of a stay: '3 éj, 2 fő: 49 200 Ft'; nothing without a price. */
function formatStayTotal(
  accommodation: Parameters<typeof countOnCard>[0],
  party: StayParty,
): string | undefined {
  const total = countOnCard(accommodation, party);
  return total === undefined ? undefined : `${formatStayParty(party)}: ${formatMoney(total)}`;
}

type Found = NonNullable<AccommodationCard['stay']>;

/** What the total contains beside the price of the nights: 'takarítással, adóval'. */
const formatExtras = ({ lines }: Found): string => {
  const kinds = new Set(lines.map(({ kind }) => kind));
  const extras = text.extras.filter(([kind]) => kinds.has(kind)).map(([, words]) => words);
  return extras.length > 0 ? ` (${extras.join(', ')})` : '';
};

/** The days and the total of the stay that a search has found: 'júl. 9. – júl. 12. · 3 éj: 103 000 Ft (takarítással)'. */
function FoundStay({ stay, total }: { stay: Found; total: number | null | undefined }) {
  const { arrival, departure, hasCalendar } = stay;
  const nights = formatAsked(accommodationFields.minimumStay.asked, daysBetween(arrival, departure));
  const sum = total ? `: ${formatMoney(total)}${formatExtras(stay)}` : '';
  return (
    <>
      {`${formatDayRange(arrival, departure)} · ${nights}${sum}`}
      {hasCalendar === 0 && (
        <>
          <br />
          {text.noCalendar}
        </>
      )}
    </>
  );
}

/** Why a stay is not to be had, as far as a card knows: a search leaves such a listing out, a list of favourites does not. */
function findRefusal(accommodation: AccommodationCard, party: StayParty | undefined): string | undefined {
  if (accommodation.stay === null) return text.notFree;
  const [obstacle] = party ? findPartyObstacles(accommodation, party) : [];
  return obstacle && formatObstacle(obstacle);
}

/** What a card says of the stay that was searched for; of the documented search what is counted without seasons. */
export function StayLine({ accommodation, asked }: { accommodation: AccommodationCard; asked: AskedStay }) {
  const { stay, total } = accommodation;
  const party = getStay(asked);
  const refusal = findRefusal(accommodation, party);
  if (refusal) return refusal;
  return stay ? <FoundStay {...{ stay, total }} /> : party && formatStayTotal(accommodation, party);
}
