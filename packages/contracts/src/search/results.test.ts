import { describe, expect, it } from 'vitest';
import { accommodationResults } from '../accommodations/results.ts';
import { propertyResults } from '../properties/results.ts';
import { serviceResults } from '../services/results.ts';
import { countResultFilters, describeFilters, formatResultTitle, writeSettlement } from './results.ts';

const results = { property: propertyResults, accommodation: accommodationResults, service: serviceResults };

const lists: Record<string, Record<string, string>> = {
  adType: { 1: 'Eladó', 2: 'Kiadó', 3: 'Csere', 4: 'Eladó vagy cserélhető' },
  houseType: { 1: 'ház', 2: 'lakás', 3: 'telek' },
  countryID: { 1: 'Magyarország', 2: 'Ausztria' },
  heatType: { 4: 'gázcirkó', 5: 'távfűtés' },
  accommodationType: { 2: 'apartman', 26: 'glamping' },
  mealPlan: { 3: 'félpanzió' },
  serviceType: { 7: 'villanyszerelő' },
  facilitiesAny: { 1: 'kert', 2: 'terasz' },
};
const names = {
  getName: (parameter: string, id: string) => lists[parameter]?.[id],
  settlements: ['Ják', null],
};

describe('the title of a page of results', () => {
  it.each([
    ['property', { adType: '1', houseType: '2', settlement: 'Győr' }, 'Eladó lakások Győrben'],
    [
      'property',
      { adType: '1', houseType: '2', settlement: 'Budapest XIV. kerület' },
      'Eladó lakások Budapest XIV. kerületében',
    ],
    ['property', { adType: '1', houseType: '2', settlement: 'gyor' }, 'Eladó lakások Győrben'],
    ['property', { adType: '1', houseType: '2', settlement: 'jak' }, 'Eladó lakás – Ják'],
    ['property', { adType: '3', houseType: '1' }, 'Cserélhető házak'],
    ['property', { adType: '4', houseType: '3' }, 'Eladó vagy cserélhető telkek'],
    ['property', { houseType: '1,2', settlement: 'Ják' }, 'Ingatlan – Ják, ház, lakás'],
    ['property', { settlement: 'Pécs' }, 'Ingatlanok Pécsett'],
    ['property', { adType: '2', countyRegion: 'Vas vármegye' }, 'Kiadó ingatlan – Vas vármegye'],
    ['accommodation', { region: 'Bükk,Mátra' }, 'Szállás – Bükk vagy Mátra'],
    ['property', { countryID: '2' }, 'Ingatlan – Ausztria'],
    ['property', { countryID: '1', settlement: 'Ják' }, 'Ingatlan – Ják'],
    ['property', { adType: '1', priceFrom: '45000', priceTo: '90000' }, 'Eladó ingatlanok, 45–90 M Ft'],
    ['property', { roomsFrom: '2', keyword: 'terasz' }, 'Ingatlanok, 2 szobától, „terasz”'],
    ['property', { heatType: '4,5' }, 'Ingatlanok, fűtés: gázcirkó, távfűtés'],
    ['property', { heatType: '99', hasBalcony: '0' }, 'Ingatlanok, fűtés, nincs erkély'],
    ['property', { hasElevator: '1', sort: 'newest' }, 'Ingatlanok, van lift, legújabb elöl'],
    [
      'accommodation',
      { petAllowed: '1', priceTo: '12.5' },
      'Szállások, 12\u00a0500 Ft-ig fejenként, kisállat hozható',
    ],
    ['accommodation', { facilitiesAny: '1,2' }, 'Szállások, legalább egy ezekből: kert, terasz'],
    ['accommodation', { openTo: '2026-12-05' }, 'Szállások, nyitva ezen a napon: 2026.\u00a012.\u00a005.'],
    ['accommodation', { accommodationType: '2', settlement: 'Siófok' }, 'Apartmanok Siófokon'],
    ['accommodation', { accommodationType: '26', settlement: 'Tihany' }, 'Glamping Tihanyban'],
    ['accommodation', { settlement: 'Ják', guests: '2' }, 'Szállás – Ják, 2 fő'],
    [
      'accommodation',
      { openFrom: '2026-12-03', openTo: '2026-12-05', minimumStay: '2', mealPlan: '3' },
      'Szállások, 2026.\u00a012.\u00a003. – 2026.\u00a012.\u00a005., ellátás: félpanzió',
    ],
    ['accommodation', { guests: '4', minimumPerson: '4' }, 'Szállások, 4 fő'],
    ['accommodation', { guests: '4', minimumPerson: '2' }, 'Szállások, 4 fő, 2 fővel már foglalható'],
    ['accommodation', { settlement: 'Ják', childrenUnder6: '0', pets: '0' }, 'Szállás – Ják'],
    ['accommodation', { adults: '2', pets: '0' }, 'Szállások, 2 felnőtt'],
    ['service', { serviceType: '7', settlement: 'Szeged' }, 'Villanyszerelő Szegeden'],
    ['service', { serviceType: '7', settlement: 'Ják' }, 'Villanyszerelő – Ják'],
    ['service', { keyword: 'csempe' }, 'Szakemberek, „csempe”'],
  ] as const)('%s %o is named %s', (kind, query, title) => {
    expect(formatResultTitle(results[kind], query, 1, names)).toBe(title);
  });

  it('has the number of a further page', () => {
    expect(formatResultTitle(results.service, {}, 3, names)).toBe('Szakemberek, 3. oldal');
    expect(formatResultTitle(results.property, { settlement: 'Győr' }, 2, names)).toBe(
      'Ingatlanok Győrben, 2. oldal',
    );
  });

  it('is that of the page’s metadata without filters', () => {
    expect(formatResultTitle(results.property, { keyword: '' }, 1, names)).toBeUndefined();
  });
});

it('counts a range or a list once, and nights between two days not at all', () => {
  expect(countResultFilters(results.property, { priceFrom: '1', priceTo: '2', houseType: '1,2' })).toBe(2);
  const stay = { openFrom: '2026-12-03', openTo: '2026-12-05', minimumStay: '2' };
  expect(countResultFilters(results.accommodation, stay)).toBe(1);
  expect(countResultFilters(results.accommodation, { minimumStay: '2', unknown: '1' })).toBe(1);
});

it('takes a number that repeats another one for the same filter', () => {
  const query = { guests: '4', minimumPerson: '4' };
  expect(countResultFilters(results.accommodation, query)).toBe(1);
  expect(describeFilters(results.accommodation, query, names)).toEqual([
    { names: ['guests', 'minimumPerson'], label: '4 fő' },
  ]);
  expect(countResultFilters(results.accommodation, { minimumPerson: '4' })).toBe(1);
});

it('writes the name of a settlement as the results do', () => {
  expect(['GYŐR', 'jak', 'Sehol'].map((typed) => writeSettlement(typed, names.settlements))).toEqual([
    'Győr',
    'Ják',
    'Sehol',
  ]);
});
