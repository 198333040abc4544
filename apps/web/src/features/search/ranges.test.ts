import { describe, expect, it } from 'vitest';
import { sayAreas, sayPrices, sayRooms, saySites, spellPrices } from './ranges.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a price range, given in thousands of forints', () => {
  it('is short on its chip', () => {
    expect(sayPrices(45_000, 90_000)).toBe('45–90 M Ft');
    expect(sayPrices(45_500, undefined)).toBe('45,5 M Ft-tól');
    expect(sayPrices(undefined, 180)).toBe('180 e Ft-ig');
    expect(sayPrices(900, 1200)).toBe('900 e Ft – 1,2 M Ft');
  });
  it('is spelt out below its fields', () => {
    expect(plain(spellPrices(45_000, 90_000))).toBe('45 000 000 Ft – 90 000 000 Ft');
    expect(plain(spellPrices(undefined, 90_000))).toBe('90 000 000 Ft-ig');
  });
});

it('says areas, plots and rooms with their endings', () => {
  expect([sayAreas(40, undefined), sayAreas(undefined, 80), saySites(500, 900)].map(plain)).toEqual([
    '40 m²-től',
    '80 m²-ig',
    '500–900 m² telek',
  ]);
  expect([sayRooms(2, 3), sayRooms(2, undefined), sayRooms(undefined, 3)]).toEqual([
    '2–3 szoba',
    '2 szobától',
    '3 szobáig',
  ]);
});
