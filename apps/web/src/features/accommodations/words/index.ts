import type { AccommodationPin } from '@piacter/contracts/accommodations';
import { accommodationResults } from '@piacter/contracts/accommodations/results';
import { nameWithPlace } from '@piacter/contracts/places/values';
import { formatResultTitle, type ResultNames } from '@piacter/contracts/search/results';
import { paths } from '@piacter/contracts/site/paths';
import { dash, formatMoney, formatNumber } from '../../../lib/format.ts';
import { getFacts, getKeepable, priceUnit } from '../card/accommodation-facts.ts';
import { formatStayParty, getStay } from '../card/asked-party.ts';
import { type AskedStay, addStay } from '../card/asked-stay.ts';
import { countOnCard } from '../card/stay-line.tsx';
import { text } from './text.ts';

/** The price of the stay that was searched for, or of a person and night; a dash on the pin without one. */
function describePrice(pin: AccommodationPin, asked: AskedStay) {
  const { pricePerPerson } = pin;
  if (pricePerPerson <= 0) return { label: dash };
  const perPerson = formatNumber(pricePerPerson, priceUnit);
  const stay = getStay(asked);
  const sum = stay && countOnCard(pin, stay);
  if (!stay || !sum) return { label: text.perPerson(formatMoney(pricePerPerson)), price: perPerson };
  const total = formatMoney(sum);
  return { label: total, price: total, note: `${formatStayParty(stay)}, ${perPerson}` };
}

/** The words of the search that its first render does without. */
export const searchWords = {
  formatTitle: (query: Readonly<Record<string, string>>, page: number, names: ResultNames) =>
    formatResultTitle(accommodationResults, query, page, names),
  describePin: (pin: AccommodationPin, query: Readonly<Record<string, string>>) => ({
    ...describePrice(pin, query),
    title: nameWithPlace(pin.accommodationName, pin.settlement, ' · '),
    facts: getFacts(pin),
    drawing: 'accommodation' as const,
    listing: getKeepable(pin),
    to: addStay(paths.accommodation(pin.accommodationUrl), query),
  }),
};
