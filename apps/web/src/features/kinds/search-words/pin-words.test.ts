import type { ListingKind } from '@piacter/contracts/listings/values';
import { expect, it } from 'vitest';
import { searchWords as loadWords } from '../../../testing/texts/search-words.ts';
import type { MapPin } from './index.ts';

const describePin = async (kind: ListingKind, pin: object, query: Readonly<Record<string, string>>) => {
  const { searchWords } = await loadWords[kind]();
  const { label, title, price, note } = searchWords.describePin(pin as MapPin, query);
  return [label, title, price, note].map((words) => words?.replaceAll('\u00a0', ' '));
};

const flat = { realEstateID: 1, adTypeName: 'Eladó', houseTypeName: 'lakás', settlement: 'Győr' };
const rent = { ...flat, adType: 2, adTypeName: 'Kiadó' };
const stay = {
  accommodationUrl: 'a-1',
  accommodationName: 'Glamping',
  settlement: 'Siófok',
  mealPlanName: '',
};
const dates = { openFrom: '2026-07-01', openTo: '2026-07-04', guests: '2' };
const note = '3 éj, 2 fő, 10 500 Ft/fő/éj';
const service = { serviceUrl: 's-1', serviceTypeName: 'ács, tetőfedő', title: 'Gerenda', coverage: [] };

it.each([
  ['property', { ...flat, adType: 1, price: 45_900 }, {}, ['45,9 M', 'Eladó lakás · Győr', '45 900 000 Ft']],
  ['property', { ...rent, price: 190 }, {}, ['190 e/hó', 'Kiadó lakás · Győr', '190 000 Ft/hó']],
  [
    'accommodation',
    { ...stay, pricePerPerson: 10_500 },
    {},
    ['10 500 Ft/fő', 'Glamping · Siófok', '10 500 Ft/fő/éj'],
  ],
  [
    'accommodation',
    { ...stay, pricePerPerson: 10_500 },
    dates,
    ['63 000 Ft', 'Glamping · Siófok', '63 000 Ft', note],
  ],
  ['accommodation', { ...stay, pricePerPerson: 0 }, dates, ['–', 'Glamping · Siófok', undefined, undefined]],
  ['service', service, {}, ['Gerenda', 'Gerenda', undefined, 'Ács, tetőfedő']],
] as const)('a pin of kind %s says what it is, with its price: %j', async (kind, pin, query, words) => {
  const said = await describePin(kind, pin, query);
  expect(said.slice(0, words.length)).toEqual(words);
});
