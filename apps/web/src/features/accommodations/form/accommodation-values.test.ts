import { accommodationBody as schema } from '@piacter/contracts/accommodations';
import { expect, it } from 'vitest';
import { accommodationBody, accommodationValues, getAccommodationErrors } from './accommodation-values.ts';

const filled = {
  ...accommodationValues(null),
  accommodationName: 'Nádas Vendégház',
  countryID: '1',
  settlement: 'Badacsonytomaj',
  accommodationTypeID: '2',
  mealPlanID: '3',
  minimumStay: 2 as const,
  minimumPerson: 1 as const,
  petAllowed: true,
  petCostPerNight: 2000 as const,
  description: 'Csendes ház.',
  facilities: [4, 9],
};

it('builds a body that the contract accepts', () => {
  expect(schema.parse(accommodationBody(filled, 'create'))).toMatchObject({
    openMonthFrom: 1,
    openDayFrom: 1,
    openMonthTo: 12,
    openDayTo: 31,
    floorArea: null,
    pricePerPerson: 0,
    petAllowed: 1,
    petCostPerNight: 2000,
    extraBed: 0,
    facilities: [4, 9],
    spokenLanguages: [],
  });
});

it.each([
  ['', 'Ezt a mezőt ki kell töltened!'],
  [0, 'Írj be egy 0-nál nagyobb számot!'],
] as const)('needs a price and a capacity that are more than %j', async (nothing, sentence) => {
  expect(await getAccommodationErrors({ ...filled, capacity: nothing, pricePerPerson: nothing })).toEqual({
    capacity: sentence,
    pricePerPerson: sentence,
  });
  expect(await getAccommodationErrors({ ...filled, capacity: 6, pricePerPerson: 9000 })).toEqual({});
  const stored = { ...filled, capacity: nothing, pricePerPerson: nothing };
  expect(await getAccommodationErrors(stored, stored)).toEqual({});
});

it('leaves the groups out of an update', () => {
  const sent = accommodationBody(filled, 'edit');
  expect(sent).not.toHaveProperty('facilities');
  expect(sent).not.toHaveProperty('specialLocations');
});

it('sends no pet cost where no pets are allowed', () => {
  expect(accommodationBody({ ...filled, petAllowed: false }, 'edit').petCostPerNight).toBeNull();
});

it('sends the number of the Hungarian register for Hungarian ones alone, as it is stored', () => {
  const numbered = { ...filled, ntakNumber: 'SZ12345678' };
  expect(accommodationBody(numbered, 'edit').ntakNumber).toBe('SZ12345678');
  expect(accommodationBody({ ...numbered, countryID: '2' }, 'edit').ntakNumber).toBe('');
});

it('sends the week of a new accommodation if it is open on any day', () => {
  expect(accommodationBody(filled, 'create')).not.toHaveProperty('mondayOpen');
  const open = { mondayOpen: true, mondayFrom: '08:00', mondayTo: '16:00' };
  expect(accommodationBody({ ...filled, ...open }, 'create')).toMatchObject({ ...open, tuesdayOpen: false });
});

it('reports missing values at their fields, except for the country, which defaults to Hungary', () => {
  const body = accommodationBody(accommodationValues(null), 'create');
  const issues = schema.safeParse(body).error?.issues ?? [];
  expect(issues.map(({ path }) => path.join('.')).sort()).toEqual([
    'accommodationName',
    'accommodationTypeID',
    'description',
    'mealPlanID',
    'minimumPerson',
    'minimumStay',
    'settlement',
  ]);
});

it('finds a minimum of guests that the house cannot hold, where both are known', async () => {
  const party = (minimumPerson: number | '', capacity: number | '') =>
    getAccommodationErrors({ ...filled, pricePerPerson: 9000, minimumPerson, capacity });
  expect(await party(20, 8)).toEqual({
    minimumPerson: 'Ez több, mint a férőhelyek száma (8). Írj kevesebbet, vagy javítsd a férőhelyeket!',
  });
  for (const [minimum, capacity] of [
    [8, 8],
    [1, ''],
    ['', 8],
  ] as const)
    expect(await party(minimum, capacity)).not.toHaveProperty('minimumPerson');
});
