import { expect, it } from 'vitest';
import { dropWords, toWatchQuery } from './query.ts';

const isPlace = (text: string) => ['Győr', 'Sopron'].includes(text);
const drop = (query: string) =>
  Object.fromEntries(new URLSearchParams(dropWords('property', query, isPlace)));

it('keeps the names of places and positions in the query of a mail that nobody asked for', () => {
  expect(drop('adType=1&settlement=Győr,@47.5;19.04&notSettlement=Sopron')).toEqual({
    adType: '1',
    settlement: 'Győr,@47.5;19.04',
    notSettlement: 'Sopron',
  });
});

it.each(['settlement', 'notSettlement', 'countyRegion'])(
  'drops what else is typed as %s, whatever it begins with',
  (filter) => {
    for (const typed of [
      'Nyertél!',
      '@Nyertél! https://csalas.test',
      '@47;19 Nyertél!',
      'Győr,@47;19;Nyertél!',
    ]) {
      const query = toWatchQuery(
        'property',
        new URLSearchParams({ adType: '1', [filter]: typed }).toString(),
      );
      expect(drop(query ?? '')).toEqual({ adType: '1' });
    }
  },
);
