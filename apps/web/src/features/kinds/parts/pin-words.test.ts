import type { ListingKind } from '@piacter/contracts/listings/values';
import { expect, it } from 'vitest';
import type { MapPin } from '../../listings/search-words/index.ts';
import { kindParts } from './kind-parts.ts';

const describePin = async (kind: ListingKind, pin: object) => {
  const { searchWords } = await kindParts[kind].loadWords();
  const { label, title, price } = searchWords.describePin(pin as MapPin);
  return [label, title, price].map((words) => words?.replaceAll('\u00a0', ' '));
};

const flat = { realEstateID: 1, adTypeName: 'Kiadó', houseTypeName: 'lakás', settlement: 'Győr' };
const stay = { accommodationUrl: 'a-1', accommodationName: 'Glamping Siófok', settlement: 'Siófok' };

it.each([
  ['property', { ...flat, adType: 2, price: 190 }, ['190 E Ft/hó', 'Kiadó lakás · Győr', '190 E Ft/hó']],
  ['accommodation', { ...stay, pricePerPerson: 10_500 }, ['10,5 E Ft', 'Glamping Siófok', '10,5 E Ft/fő/éj']],
  ['accommodation', { ...stay, pricePerPerson: 0 }, ['–', 'Glamping Siófok', undefined]],
  [
    'service',
    { serviceUrl: 's-1', serviceTypeName: 'ács, tetőfedő', title: 'Gerenda' },
    ['Ács', 'Gerenda', undefined],
  ],
] as const)('a pin of kind %s says what it is, with the unit of its price', async (kind, pin, words) => {
  expect(await describePin(kind, pin)).toEqual(words);
});
