import { describe, expect, it } from 'vitest';
import { getChips } from './filter-chips.ts';
import { addressQuery, readPage, readSort, readValues } from './filter-values.ts';
import { countActive, type Filter } from './filters.ts';
import { relaxedSearches } from './relaxed-results.tsx';
import { describeSearch } from './use-search.ts';

const filters: readonly Filter[] = [
  { kind: 'select', name: 'adType', label: 'Hirdetés típusa', variant: 'tiles' },
  { kind: 'settlement', name: 'settlement', label: 'Település', country: 'countryID' },
  {
    kind: 'range',
    from: 'priceFrom',
    to: 'priceTo',
    label: 'Ár',
    max: 99,
    format: (from, to) => `${from ?? ''}–${to ?? ''}`,
  },
  { kind: 'multiSelect', name: 'houseType', label: 'Típus' },
  {
    kind: 'flags',
    variant: 'boxes',
    label: 'Felszereltség',
    flags: [{ name: 'hasBalcony', label: 'Erkély', yes: 'Van erkély', no: 'Nincs erkély' }],
  },
  {
    kind: 'range',
    from: 'areaFrom',
    to: 'areaTo',
    label: 'Terület',
    max: 9,
    decimals: true,
    format: (from, to) => `${from ?? ''}–${to ?? ''} ha`,
  },
  {
    kind: 'number',
    name: 'people',
    mirror: 'party',
    label: 'Létszám',
    max: 9,
    format: (people) => `${people} fő`,
  },
  {
    kind: 'number',
    name: 'party',
    mirrorOf: 'people',
    label: 'Csoport',
    max: 9,
    format: (people) => `${people} fős csoport`,
    isDetail: true,
  },
  {
    kind: 'dates',
    from: 'firstDay',
    to: 'lastDay',
    label: 'Napok',
    nights: { format: (nights) => `${nights} éj` },
    format: (from, to) => `${from ?? ''} és ${to ?? ''} között`,
  },
  {
    kind: 'number',
    name: 'nights',
    label: 'Éjszakák',
    max: 99,
    filledBy: ['firstDay', 'lastDay'],
    format: (nights) => `${nights} éj`,
    isDetail: true,
  },
  { kind: 'text', name: 'keyword', label: 'Kulcsszó', maxLength: 120, isDetail: true },
];
const options = {
  adType: [{ value: '1', label: 'Eladó' }],
  houseType: [
    { value: '1', label: 'ház' },
    { value: '2', label: 'lakás' },
    { value: '9', label: 'egyéb' },
  ],
};
const read = (address: string) => readValues(filters, new URLSearchParams(address));
const labels = (address: string, known: typeof options | Record<string, never> = options) =>
  filters.flatMap((filter) => getChips(filter, read(address), known)).map((chip) => chip.label);

describe('the address', () => {
  it.each([
    ['', 1],
    ['?page=2', 2],
    ['?page=40', 40],
    ['?page=abc', 1],
    ['?page=0', 1],
    ['?page=-1', 1],
    ['?page=1.5', 1],
    ['?page=9999999', 1],
  ])('for %j requests page %i', (address, page) => {
    expect(readPage(new URLSearchParams(address))).toBe(page);
  });

  it('returns the known filters and drops empty and unknown ones', () => {
    expect(read('?adType=1&settlement=&utm_source=x&houseType=1,2')).toEqual({
      adType: '1',
      houseType: '1,2',
    });
  });
  it('is written in the order of the filters, with legible commas and the page last', () => {
    const values = { houseType: '1,2', settlement: ' Győr ', adType: '1' };
    expect(addressQuery({ filters }, values, { page: 3 })).toBe(
      '?adType=1&settlement=Gy%C5%91r&houseType=1,2&page=3',
    );
  });
  it('parses back to the same filters, and leaves out page 1', () => {
    const values = { adType: '1', priceFrom: '45', houseType: '1,2', hasBalcony: '0', keyword: 'a & b' };
    expect(read(addressQuery({ filters }, values))).toEqual(values);
    expect(addressQuery({ filters }, {}, { page: 1 })).toBe('?');
  });
  it('keeps the order where it is one of the choices and not the default', () => {
    const sorting = {
      name: 'order',
      label: 'Sorrend',
      options: [
        { value: 'DESC', label: 'Legújabb elöl' },
        { value: 'ASC', label: 'Legrégebbi elöl' },
      ],
    } as const;
    const sorts = ['?order=ASC', '?order=DESC', '?order=x', ''].map((address) =>
      readSort(sorting, new URLSearchParams(address)),
    );
    expect(sorts).toEqual(['ASC', undefined, undefined, undefined]);
    const query = addressQuery({ filters, sorting }, { adType: '1' }, { sort: 'ASC', page: 2 });
    expect(query).toBe('?adType=1&order=ASC&page=2');
  });
  it('counts a range and a list once', () => {
    expect(countActive(filters, read('?priceFrom=1&priceTo=2&houseType=1,2&adType=1'))).toBe(3);
  });
});

describe('chips', () => {
  it('name each choice, with a capital', () => {
    expect(labels('?adType=1&settlement=Győr&priceFrom=4&houseType=1,2&hasBalcony=1')).toEqual([
      'Eladó',
      'Győr',
      '4–',
      'Ház',
      'Lakás',
      'Van erkély',
    ]);
  });
  it('include the name of the filter where the value alone is ambiguous', () => {
    expect(labels('?houseType=9')).toEqual(['Típus: egyéb']);
  });
  it('name what is excluded', () => {
    expect(labels('?hasBalcony=0')).toEqual(['Nincs erkély']);
  });
  it('name the filter while its options load, and for invalid numbers', () => {
    expect(labels('?adType=1&houseType=2', {})).toEqual(['Hirdetés típusa', 'Típus']);
    expect(labels('?priceFrom=sok')).toEqual(['Ár']);
  });
  it('format days, one number, and decimals with a comma or a dot', () => {
    expect(labels('?areaFrom=1,5&areaTo=2.5&people=4&firstDay=2026-12-30')).toEqual([
      '1.5–2.5 ha',
      '4 fő',
      '2026-12-30 és  között',
    ]);
  });
  it('name the filter for invalid days, numbers and decimals', () => {
    expect(labels('?areaFrom=1,2,3&people=sok&lastDay=holnap')).toEqual(['Terület', 'Létszám', 'Napok']);
  });
  it('reject decimals of whole numbers', () => {
    expect(labels('?priceFrom=1,5')).toEqual(['Ár']);
  });
  it('have none for a number that two days determine, as long as both are there', () => {
    const stay = { firstDay: '2026-12-30', lastDay: '2027-01-02', nights: '3', people: '2' };
    const chips = filters.flatMap((filter) => getChips(filter, stay, options));
    expect(chips.map(({ label }) => label)).toEqual(['2 fő', '2026-12-30 és 2027-01-02 között']);
    expect(chips[1]?.without).toEqual({ people: '2', nights: '3' });
    expect(countActive(filters, stay)).toBe(2);
    expect(countActive(filters, { nights: '3' })).toBe(1);
  });
  it('stand once for a number and one that repeats it, and remove both', () => {
    const chipsOf = (values: Record<string, string>) =>
      filters.flatMap((filter) => getChips(filter, values, options));
    const [chip, ...others] = chipsOf({ people: '4', party: '4', adType: '1' }).slice(1);
    expect([chip?.label, others, chip?.without]).toEqual(['4 fő', [], { adType: '1' }]);
    expect(countActive(filters, { people: '4', party: '4' })).toBe(1);
    expect(chipsOf({ people: '4', party: '2' }).map(({ label, without }) => [label, without])).toEqual([
      ['4 fő', { party: '2' }],
      ['2 fős csoport', { people: '4' }],
    ]);
    expect(chipsOf({ party: '2' }).map(({ label }) => label)).toEqual(['2 fős csoport']);
  });
  it('stand for each of several landscapes, and remove one', () => {
    const region: Filter = { kind: 'region', name: 'region', label: 'Tájegység' };
    const chips = getChips(region, { adType: '1', region: 'Bükk,Mátra' }, options);
    expect(chips.map(({ label, without }) => [label, without])).toEqual([
      ['Bükk', { adType: '1', region: 'Mátra' }],
      ['Mátra', { adType: '1', region: 'Bükk' }],
    ]);
  });
  it('remove only themselves', () => {
    const values = read('?adType=1&houseType=1,2&priceFrom=1&priceTo=2');
    const without = filters
      .flatMap((filter) => getChips(filter, values, options))
      .map((chip) => chip.without);
    expect(without).toEqual([
      { houseType: '1,2', priceFrom: '1', priceTo: '2' },
      { adType: '1', houseType: '1,2' },
      { adType: '1', houseType: '2', priceFrom: '1', priceTo: '2' },
      { adType: '1', houseType: '1', priceFrom: '1', priceTo: '2' },
    ]);
  });
});

describe('an empty result without suggestions of the server', () => {
  const relaxed = (address: string) =>
    relaxedSearches(filters, read(address), options).map(({ label }) => label);
  it('relaxes details first and the main filters last, at most four', () => {
    expect(relaxed('?adType=1&settlement=Győr&priceFrom=4&houseType=1,2&hasBalcony=1&keyword=kert')).toEqual([
      '„kert” szűrő nélkül',
      '„Győr” szűrő nélkül',
      '„4–” szűrő nélkül',
      '„Ház, Lakás” szűrő nélkül',
    ]);
  });
  it('has nothing to relax without filters', () => {
    expect(relaxed('')).toEqual([]);
  });
});

it('is described by the query parameters of its call', () => {
  const country = { kind: 'select', variant: 'dropdown', label: 'Ország' } as const;
  describeSearch({
    call: 'GET /api/search-professionals',
    filters: [
      { ...country, name: 'countryID' },
      // @ts-expect-error the call has no such parameter
      { ...country, name: 'country' },
    ],
  });
});
