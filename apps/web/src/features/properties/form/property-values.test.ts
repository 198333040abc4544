import { propertyBody as schema } from '@piacter/contracts/properties';
import { expect, it } from 'vitest';
import { propertyBody, propertyValues } from './property-values.ts';

const filled = {
  ...propertyValues(null),
  countryID: '1',
  adType: '2',
  postalCode: '4031',
  settlement: 'Debrecen',
  street: 'Vincellér',
  houseNumber: '12',
  price: 185 as const,
  hasBalcony: '0',
  hasElevator: '1',
  specialLocations: [4, 9],
};

// Shows OWN-05.
it('builds a body that the contract accepts, with unanswered questions as null', () => {
  const sent = schema.parse(propertyBody(filled, 'create'));
  expect(sent).toMatchObject({
    countryID: 1,
    adType: 2,
    price: 185,
    hasBalcony: 0,
    hasElevator: 1,
    isAttic: null,
    floorArea: null,
    advertiserType: null,
    specialLocations: [4, 9],
  });
});

it('sends null for what does not apply, as it is stored, so that it is sent once it applies', () => {
  const withArea = { ...filled, balconyArea: 6 as const };
  expect(propertyBody(withArea, 'edit').balconyArea).toBeNull();
  expect(propertyBody({ ...withArea, hasBalcony: '1' }, 'edit').balconyArea).toBe(6);
});

it('leaves the special locations out of an update', () => {
  expect(propertyBody(filled, 'edit')).not.toHaveProperty('specialLocations');
});

it('sends a hidden address too', () => {
  const sent = propertyBody({ ...filled, disableAddress: true }, 'edit');
  expect(sent).toMatchObject({ disableAddress: 1, street: 'Vincellér', houseNumber: '12' });
});

it('sends the pin with the settlement that it was set in, and leaves it out elsewhere', () => {
  const pin = { lat: 47.53, lon: 21.62, settlement: 'Debrecen' };
  expect(propertyBody({ ...filled, pin }, 'edit')).toMatchObject({ lat: 47.53, lon: 21.62 });
  expect(propertyBody({ ...filled, pin, settlement: 'Eger' }, 'edit')).toMatchObject({
    lat: null,
    lon: null,
  });
});

it.each([
  ['Földszint', 'földszint'],
  ['fszt.', 'földszint'],
  ['2.', '2'],
  ['2. em.', '2'],
  ['2. emelet', '2'],
  ['12.emeleten', '12'],
  ['magasföldszint', 'magasföldszint'],
  [' 3 ', '3'],
  ['', ''],
])('sends the floor %j as %j', (typed, sent) => {
  expect(propertyBody({ ...filled, floorNumber: typed }, 'create').floorNumber).toBe(sent);
});

// Shows OWN-17.
it('reports missing values at their fields, except for the country, which defaults to Hungary', () => {
  const issues = schema.safeParse(propertyBody(propertyValues(null), 'create')).error?.issues ?? [];
  expect(issues.map(({ path }) => path.join('.')).sort()).toEqual([
    'adType',
    'houseNumber',
    'postalCode',
    'price',
    'settlement',
    'street',
  ]);
});
