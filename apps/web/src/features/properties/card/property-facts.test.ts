import { adTypes } from '@piacter/contracts/properties/values';
import { describe, expect, it } from 'vitest';
import { formatKind, formatRoomCount, getFacts, getPriceUnit } from './property-facts.ts';

const flat = {
  houseType: 2,
  floorArea: 68,
  siteArea: 900,
  roomNumber: 2,
  halfRoomNumber: 1,
  floorNumber: '3',
};
const words = (property: typeof flat | Parameters<typeof getFacts>[0]) =>
  getFacts(property).map((fact) => fact.text);

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
