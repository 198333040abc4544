import type { PropertyCard } from '@piacter/contracts/properties';
import { adTypes } from '@piacter/contracts/properties/values';
import { describe, expect, it, vi } from 'vitest';
import { createPropertyCard } from '../../../testing/property-card.ts';
import {
  formatKind,
  formatRoomCount,
  formatUnitPrice,
  getCardFoot,
  getCardPlace,
  getCardTitle,
  getDrawing,
  getFacts,
  getPriceUnit,
  getSpokenName,
} from './property-facts.ts';

const flat = {
  houseType: 2,
  floorArea: 68,
  siteArea: 900,
  roomNumber: 2,
  halfRoomNumber: 1,
  floorNumber: '3',
};
const words = (property: Parameters<typeof getFacts>[0]) => getFacts(property).map((fact) => fact.text);

describe('the facts of a property', () => {
  it('are area, rooms and floor', () => {
    expect(words(flat)).toEqual(['68\u00a0m²', '2 + 1 szoba', '3. em.']);
  });
  it('name the ground floor and the levels below it', () => {
    expect(words({ ...flat, floorNumber: 'földszint' })[2]).toBe('fszt.');
    expect(words({ ...flat, floorNumber: '-1' })[2]).toBe('-1. szint');
  });
  it('include the site of a house in place of the floor', () => {
    const house = { ...flat, houseType: 1 };
    expect(words(house)).toEqual(['68\u00a0m²', '2 + 1 szoba', '900\u00a0m² telek']);
    expect(words({ ...house, siteArea: null })[2]).toBe('3. em.');
  });
  it('include the site area of a plot and leave out unknown values', () => {
    const plot = { ...flat, houseType: 3, roomNumber: null, halfRoomNumber: null, floorNumber: null };
    expect(words(plot)).toEqual(['900\u00a0m²']);
  });
});

it('counts half rooms beside whole ones', () => {
  expect([
    formatRoomCount(3, 0),
    formatRoomCount(3, null),
    formatRoomCount(null, 1),
    formatRoomCount(0, 0),
  ]).toEqual(['3', '3', '0 + 1', null]);
});

it('shows rents per month and other prices in forints', () => {
  expect([1, 2, 3, 4].map(getPriceUnit)).toEqual(['Ft', 'Ft/hó', 'Ft', 'Ft']);
});

it('leaves out an unknown building technology', () => {
  const sale = { adType: adTypes.sale, adTypeName: 'Eladó', houseTypeName: 'lakás' };
  expect(formatKind({ ...sale, buildTechnologyName: 'tégla' })).toBe('Eladó lakás · tégla');
  expect(formatKind({ ...sale, houseTypeName: null, buildTechnologyName: null })).toBe('Eladó');
});

it('formats a swap as an attribute before the house, and alone as a noun', () => {
  const swap = { adType: adTypes.swap, adTypeName: 'Csere', houseTypeName: 'lakás' };
  expect(formatKind(swap)).toBe('Cserélhető lakás');
  expect(formatKind({ ...swap, houseTypeName: null })).toBe('Csere');
});

const card = (overrides: object) => createPropertyCard(overrides) as PropertyCard;

describe('the title of a card', () => {
  it('is the street, and the settlement stands below', () => {
    const one = card({ streetName: 'Fő utca', settlement: 'Győr' });
    expect([getCardTitle(one), getCardPlace(one)]).toEqual(['Fő utca', 'Győr']);
    expect(getSpokenName(one)).toBe('Fő utca, Győr, 54\u00a0m², 45\u00a0000\u00a0000\u00a0Ft');
  });
  it('tells listings with hidden streets apart by their size', () => {
    const hidden = card({ streetName: null, settlement: 'Győr' });
    expect([getCardTitle(hidden), getCardPlace(hidden)]).toEqual([
      '54\u00a0m²-es lakás',
      'Győr · rejtett cím',
    ]);
    expect(getSpokenName(hidden)).toBe('54\u00a0m²-es lakás, Győr, 45\u00a0000\u00a0000\u00a0Ft');
    expect(getCardTitle(card({ streetName: null, houseType: 3, houseTypeName: 'telek' }))).toBe('Telek');
  });
});

it('says who advertises a property, and since when', () => {
  vi.setSystemTime('2026-11-20T09:00:00Z');
  const since = (created: string) => getCardFoot(card({ created, advertiserType: 'magánszemély' }));
  // 23:30 of the 19th in Budapest.
  expect(since('2026-11-19T22:30:00Z')).toBe('Magánszemély · tegnap');
  expect(since('2026-11-19T23:30:00Z')).toBe('Magánszemély · ma');
  expect(since('2026-11-17T12:00:00Z')).toBe('Magánszemély · 3 napja');
  expect(since('2026-10-30T12:00:00Z')).toBe('Magánszemély · 3 hete');
  expect(since('2026-06-30T12:00:00Z')).toBe('Magánszemély · 4 hónapja');
  expect(getCardFoot(card({ created: '2024-01-01T12:00:00Z' }))).toBe('több mint egy éve');
  expect(getCardFoot(card({ created: '2024-01-01T12:00:00Z', energyClassName: 'A+' }))).toBe(
    'Energetika: A+ · több mint egy éve',
  );
  vi.useRealTimers();
});

it('rounds the price of a square metre down, as searches are ordered, and has none for rents', () => {
  expect(formatUnitPrice(card({ price: 35_500, floorArea: 62 }))).toBe('572\u00a0580\u00a0Ft/m²');
  expect(formatUnitPrice(card({ houseType: 3, siteArea: 800, floorArea: null }))).toBe(
    '56\u00a0250\u00a0Ft/m²',
  );
  expect(formatUnitPrice(card({ adType: adTypes.rent }))).toBeNull();
  expect(formatUnitPrice(card({ floorArea: null }))).toBeNull();
});

it('draws what the property is', () => {
  expect([1, 2, 3, null].map((houseType) => getDrawing(card({ houseType })))).toEqual([
    'property',
    'flat',
    'plot',
    'property',
  ]);
});
