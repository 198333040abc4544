import type { ListingKind } from '@piacter/contracts/listings/values';
import { expect, it } from 'vitest';
import { getEnding } from './ending.ts';
import { getMoves } from './moves.ts';

const getLabels = (kind: ListingKind, adType?: number) =>
  getMoves({
    kind,
    id: 1,
    title: 'Próba',
    state: 'live',
    nextStates: ['live', 'paused', 'reserved', 'closed'],
    expiresAt: null,
    ending: getEnding(kind, adType),
    packageType: 0,
  }).map(({ label }) => label);

it('says of each kind what its owner would say; accommodations have a calendar in place of a reservation', () => {
  expect(getLabels('property', 1)).toEqual(['Szüneteltetem', 'Foglalt lett', 'Eladtam']);
  expect(getLabels('service')).toEqual(['Szüneteltetem', 'Betelt a naptáram', 'Lezárom']);
  expect(getLabels('accommodation')).toEqual(['Szüneteltetem', 'Lezárom']);
});
