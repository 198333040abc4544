import { daysBetween } from '@piacter/contracts/core/days';
import { childGroups, createRecord } from '@piacter/contracts/core/values';
import type { Understanding } from '@piacter/contracts/understanding';
import { foldText } from '@piacter/db/fold-text';
import type { Knowledge } from '../interpretation.ts';
import { fillers, wordRows } from '../word-tables.ts';
import type { Expectation, VisitorRow } from './read-visitors.ts';

/** The day that the sentences of the visitors are typed on, a Thursday. */
export const visitorsDay = '2026-11-26';

type Filters = Record<string, string>;

/** Words that the product knows by other names. */
const otherNames: Readonly<Record<string, string>> = {
  szalloda: 'hotel',
  klima: 'legkondi',
  'teljes ellatas': 'teljes panzio',
  'balaton deli part': 'del-balaton',
  jacuzzi: 'jakuzzi',
  kutya: 'allat',
  gyogyfurdo: 'termalfurdo',
  'ipari aram': 'ipari',
  felkesz: 'befejezetlen',
  varoskozpont: 'belvaros',
  bicikli: 'kerekpar',
  gepesitett: 'gepesitett',
  butorozott: 'igen',
  'sajat konyha': 'felszerelt konyha',
  kisagy: 'babaagy',
  keszpenz: 'kp',
};
const flat = (text: string) => foldText(text);
const stem = (word: string) => (word.length > 5 ? word.slice(0, -2) : word.slice(0, 4));
/** Whether two names mean the same: one begins like the other. */
function isAlike(name: string, expected: string): boolean {
  const [a, b] = [flat(name), flat(expected)];
  const other = otherNames[b] ? flat(otherNames[b] ?? '') : b;
  return [b, other].some((word) => a.includes(stem(word)) || word.includes(stem(a)));
}

const isNumber = (got: string | undefined, expected: string, factor = 1): boolean => {
  if (got === undefined) return false;
  const value = Number(got) * factor;
  const [from, to = from] = expected.split('..').map(Number);
  return value >= (from ?? 0) - 1 && value <= (to ?? 0) + 1;
};

const about = (filters: Filters, [from, to]: readonly [string, string], expected: string, factor: number) => {
  const [low, high] = [filters[from], filters[to]].map((end) =>
    end === undefined ? undefined : Number(end) * factor,
  );
  const n = Number(expected);
  return (
    (low !== undefined || high !== undefined) &&
    (low ?? n) <= n &&
    (high ?? n) >= n &&
    (low ?? n) >= 0.8 * n - 0.1 &&
    (high ?? n) <= 1.2 * n + 0.1
  );
};

const sameSet = (got: string | undefined, expected: readonly string[]) => {
  const values = (got ?? '').split(',').filter(Boolean).map(flat);
  return values.length === expected.length && expected.every((name) => values.includes(flat(name)));
};

const toPlace = (name: string) => name.replace(/^(Budapest [IVX]+)\.$/, '$1. kerület');
const dealIDs: Readonly<Record<string, readonly string[]>> = {
  sale: ['1'],
  rent: ['2'],
  swap: ['3', '4'],
  'sale,swap': ['4'],
};
const typeIDs: Readonly<Record<string, string>> = { house: '1', flat: '2', plot: '3' };
const facilities = [
  'facilities',
  'facilitiesAny',
  'roomFacilities',
  'bathroomFacilities',
  'kitchenFacilities',
  'childFriendlyFacilities',
  'specialLocations',
  'spokenLanguages',
];

/** The parameters that a key is about, and whether they say what is expected. */
interface Check {
  params: readonly string[];
  isMet: (filters: Filters, expected: string, knowledge: Knowledge) => boolean;
}
/** People by age where all ages are said; elsewhere the product has their sum. */
const partyOfAges = ['adults', ...childGroups] as const;
const countGuests = (filters: Filters): number =>
  ['guests', ...partyOfAges].reduce((sum, name) => sum + Number(filters[name] ?? 0), 0);

const number = (param: string, factor = 1): Check => ({
  params: [param],
  isMet: (filters, expected) => isNumber(filters[param], expected, factor),
});
const exact = (...params: string[]): Check => ({
  params,
  isMet: (filters, expected) => params.some((param) => filters[param] === expected),
});
const named = (...params: string[]): Check => ({
  params,
  isMet: (filters, expected, { values }) => {
    const got = params.flatMap((param) =>
      (filters[param] ?? '')
        .split(',')
        .filter(Boolean)
        .map((id) => values.findName(param, id) ?? id),
    );
    const wanted = expected.split(',');
    return got.length > 0 && wanted.some((word) => got.some((name) => isAlike(name, word)));
  },
});
const range = (from: string, to: string, factor = 1): Check => ({
  params: [from, to],
  isMet: (filters, expected) => about(filters, [from, to], expected, factor),
});
const never: Check = { params: [], isMet: () => false };

const checks: Readonly<Record<string, Check>> = {
  place: {
    params: ['settlement'],
    isMet: ({ settlement }, expected) => sameSet(settlement, expected.split(',').map(toPlace)),
  },
  not_place: {
    params: ['notSettlement'],
    isMet: ({ notSettlement }, expected) => sameSet(notSettlement, expected.split(',')),
  },
  region: named('region', 'countyRegion', 'settlement'),
  county: {
    params: ['countyRegion', 'region', 'settlement'],
    isMet: ({ countyRegion, region, settlement }, expected) =>
      sameSet(countyRegion ?? region ?? settlement, [`${expected} vármegye`]),
  },
  country: named('countryID'),
  radius: number('radius'),
  'radius~': {
    params: ['radius'],
    isMet: ({ radius }, expected) => isNumber(radius, `${Number(expected) * 0.8}..${Number(expected) * 1.2}`),
  },
  deal: {
    params: ['adType'],
    isMet: ({ adType = '' }, expected) => dealIDs[expected]?.includes(adType) === true,
  },
  type: {
    params: ['houseType'],
    isMet: ({ houseType }, expected) =>
      sameSet(
        houseType,
        expected.split(',').map((one) => typeIDs[one] ?? '-'),
      ),
  },
  price_min: number('priceFrom', 1000),
  price_max: number('priceTo', 1000),
  'price~': range('priceFrom', 'priceTo', 1000),
  price_pp_min: number('priceFrom', 1000),
  price_pp_max: number('priceTo', 1000),
  unit_price_max: number('unitPriceTo', 1000),
  area_min: number('floorAreaFrom'),
  area_max: number('floorAreaTo'),
  'area~': range('floorAreaFrom', 'floorAreaTo'),
  plot_min: number('siteAreaFrom'),
  rooms_min: number('roomsFrom'),
  rooms_max: number('roomsTo'),
  floor: {
    params: ['floorFrom', 'floorTo'],
    isMet: ({ floorFrom, floorTo }, expected) => floorFrom === expected && floorTo === expected,
  },
  floor_min: {
    params: ['floorFrom', 'notFloor'],
    isMet: ({ floorFrom, notFloor }, expected) =>
      floorFrom === expected || (notFloor === '0' && expected === '1'),
  },
  floor_max: number('floorTo'),
  year: {
    params: ['yearBuiltFrom', 'yearBuiltTo'],
    isMet: ({ yearBuiltFrom, yearBuiltTo }, expected) =>
      yearBuiltFrom === expected && yearBuiltTo === expected,
  },
  year_min: number('yearBuiltFrom'),
  build: named('buildTechnology'),
  not_build: named('notBuildTechnology'),
  condition: named('conditionID'),
  not_condition: named('notConditionID'),
  energy_min: named('energyClassFrom'),
  heat: named('heatType'),
  gas: named('gasType'),
  electricity: named('electricityType'),
  furnished: named('furnishedType'),
  parking: named('parkingType'),
  view: named('viewType'),
  special: named('specialLocations', 'facilities'),
  balcony: exact('hasBalcony'),
  lift: exact('hasElevator'),
  gardenAccess: exact('isGardenContact'),
  attic: exact('isAttic'),
  smartHome: exact('isSmartHome'),
  moveNow: exact('moveImmediately'),
  insulated: exact('thermallyInsulated'),
  solar: exact('hasSolarPanel'),
  advertiser: { params: ['advertiser'], isMet: ({ advertiser }) => advertiser === 'private' },
  acctype: named('accommodationType'),
  not_acctype: named('notAccommodationType'),
  meal: named('mealPlan'),
  features: {
    params: [...facilities, 'accommodationType'],
    isMet: (filters, expected, knowledge) =>
      expected
        .split(',')
        .every((one) => named(...facilities, 'accommodationType').isMet(filters, one, knowledge)),
  },
  childFriendly: {
    params: facilities,
    isMet: (filters, expected, knowledge) =>
      expected.split(',').every((one) => named(...facilities).isMet(filters, one, knowledge)),
  },
  language: named('spokenLanguages'),
  pets: {
    params: ['petAllowed', 'isPetAllowed', ...facilities],
    isMet: ({ petAllowed, isPetAllowed }) => petAllowed === '1' || isPetAllowed === '1',
  },
  separateKitchen: {
    params: ['kitchenFacilities'],
    isMet: ({ kitchenFacilities }) => kitchenFacilities !== undefined,
  },
  separateBathroom: {
    params: ['bathroomFacilities'],
    isMet: ({ bathroomFacilities }) => bathroomFacilities !== undefined,
  },
  guests: {
    params: ['guests', ...partyOfAges],
    isMet: (filters, expected) => countGuests(filters) === Number(expected),
  },
  ...createRecord(
    partyOfAges,
    (name): Check => ({
      params: [name],
      isMet: (filters, expected) => filters.guests !== undefined || filters[name] === expected,
    }),
  ),
  arrival: {
    params: ['arrival', 'openFrom'],
    isMet: ({ arrival, openFrom }, day) => (arrival ?? openFrom) === day,
  },
  departure: exact('departure'),
  weekend: exact('weekend'),
  window_from: exact('windowFrom'),
  window_to: exact('windowTo'),
  nights: {
    params: ['minimumStay'],
    isMet: ({ minimumStay }, expected) => minimumStay !== undefined && isNumber(minimumStay, expected),
  },
  sort: exact('sort'),
  open: exact('open'),
  profession: {
    params: ['serviceType'],
    isMet: ({ serviceType }, expected, { professions, values }) =>
      expected.split(',').some((name) => {
        const found = professions.find(foldText(name).split(' '), () => false);
        return (
          found.some(({ typeID }) => String(typeID) === serviceType) ||
          isAlike(values.findName('serviceType', serviceType ?? '') ?? '-', name)
        );
      }),
  },
};
/** Parameters that repeat others, and the order, which is free. */
const free = new Set(['minimumPerson', 'sort']);

/** Words that the tables know to say nothing of a listing, such as praise and urgency: they need not be left over. */
const silent = new Set(
  wordRows.filter(({ filters }) => Object.keys(filters).length === 0).flatMap(({ words }) => words.map(flat)),
);

/** A window that is as long as the nights is a stay on fixed days. */
function withStay(filters: Filters): Filters {
  const { windowFrom, windowTo, minimumStay } = filters;
  const isFixed = windowFrom && windowTo && daysBetween(windowFrom, windowTo) === Number(minimumStay);
  return isFixed ? { ...filters, arrival: windowFrom, departure: windowTo } : filters;
}

/** What is left of a sentence, and what its parts became. */
interface Kept {
  text: string;
  kind: Understanding['kind'];
  filters: Filters;
  vocabulary: Knowledge['vocabulary'];
}

/** Whether a word says what is already a filter: 'sorház' beside 'ikerház'. */
function isSaid(word: string, { kind, filters, vocabulary }: Kept): boolean {
  const said = kind && vocabulary.find(word)?.[kind]?.filters;
  const values = Object.entries(said ?? {});
  return (
    values.length > 0 && values.every(([name, [value = '']]) => filters[name]?.split(',').includes(value))
  );
}

const isStated = (word: string) =>
  silent.has(word) || [...silent].some((known) => stem(known) === stem(word));
/** Of the work of a professional: figures, and verbs for it, stand in no ad. */
const isOfWork = (word: string, { kind }: Kept) =>
  kind === 'service' && (/^\d/.test(word) || /^(?:nm|m2|fo|ezer|kw|meter|ora)$|.{3}ni$/.test(word));

/** Whether a word is left over, or became a part of the search that is expected. */
const isKept = (phrase: string, kept: Kept): boolean =>
  silent.has(flat(phrase)) ||
  flat(phrase)
    .split(' ')
    .filter((word) => word !== '' && !fillers.has(word))
    .every(
      (word) =>
        isStated(word) ||
        isOfWork(word, kept) ||
        isSaid(word, kept) ||
        [word, otherNames[word] ?? word].some(
          (one) => kept.text.includes(stem(one)) || kept.text.includes(one.slice(0, 3)),
        ),
    );

/** The keys whose filters are not as expected; `covered` gets the parameters of the others. */
function findWrongKeys(
  reading: Expectation,
  filters: Filters,
  covered: Set<string>,
  knowledge: Knowledge,
): string[] {
  const wrong: string[] = [];
  for (const [key, expected] of reading) {
    const name = key.replace('?', '');
    if (name === 'kind' || name === 'wish' || name === 'children') continue;
    const check = checks[name] ?? never;
    const isMet = check.isMet(filters, expected, knowledge);
    if (isMet) for (const param of check.params) covered.add(param);
    const isOptional =
      key.endsWith('?') && check.params.every((param) => filters[param] === undefined || covered.has(param));
    if (!isMet && !isOptional) wrong.push(`${key}=${expected}`);
  }
  return wrong;
}

/** Why a sentence is not understood as a reading says; empty where it is. */
function findFaults(
  reading: Expectation,
  { kind, filters: got, rest, understood }: Understanding,
  knowledge: Knowledge,
): string[] {
  const filters = withStay(got);
  const covered = new Set(free);
  const wantedKind = reading.get('kind');
  const isRightKind = wantedKind === 'any' || kind === (wantedKind === 'ask' ? null : wantedKind);
  const wrong = findWrongKeys(reading, filters, covered, knowledge);
  // Nights follow from days, or are the usual ones of a window; prices of 2 M and more are those of sales.
  if (filters.departure ?? filters.windowFrom) covered.add('minimumStay');
  if (filters.departure && filters.windowTo)
    for (const param of ['arrival', 'departure', 'windowFrom', 'windowTo']) covered.add(param);
  if (filters.adType === '1' && Number(filters.priceTo ?? filters.priceFrom) >= 2000) covered.add('adType');
  const kept = {
    text: flat([rest, ...understood.map(({ text }) => text)].join(' ')),
    kind,
    filters,
    vocabulary: knowledge.vocabulary,
  };
  const wishes = (reading.get('wish') ?? '').split(',');
  return [
    ...(isRightKind ? [] : [`kind ${kind}`]),
    ...wrong,
    ...wishes.filter((wish) => !isKept(wish, kept)).map((wish) => `lost ${wish}`),
    ...Object.keys(filters)
      .filter((param) => !covered.has(param))
      .map((param) => `${param}=${filters[param]}`),
  ];
}

/** Why a sentence is not understood, by the reading that is closest; empty where it is. */
export const judgeVisitor = (
  readings: VisitorRow['readings'],
  understanding: Understanding,
  knowledge: Knowledge,
): string[] =>
  readings
    .map((reading) => findFaults(reading, understanding, knowledge))
    .reduce((best, faults) => (faults.length < best.length ? faults : best));
