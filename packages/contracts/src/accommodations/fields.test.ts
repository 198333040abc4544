import { expect, it } from 'vitest';
import { formatRangeFilter } from '../core/field-words.ts';
import { accommodationFields, accommodationFilterLists } from './fields.ts';
import { accommodationSearchQuery } from './schemas.ts';

it('has the list of every filter by several entries', () => {
  const takesIDs = Object.entries(accommodationSearchQuery.shape)
    .filter(([, schema]) => schema.safeParse('1,2,3').success && !schema.safeParse('szavak').success)
    .map(([name]) => name)
    // Those that are not wanted have the list of the wanted ones.
    .filter((name) => !name.startsWith('not'));
  expect(Object.keys(accommodationFilterLists).toSorted()).toEqual(takesIDs.toSorted());
  expect(accommodationFilterLists.facilitiesAny).toBe(accommodationFields.facilities.list);
});

it('says a price per person and night, and nothing of one without ends', () => {
  const say = (from?: number, to?: number) => formatRangeFilter(accommodationFields.pricePerPerson, from, to);
  expect([say(undefined, 12.5), say(8, 12), say()]).toEqual([
    '12\u00a0500 Ft-ig fejenként',
    '8\u00a0000–12\u00a0000 Ft fejenként',
    '',
  ]);
});
