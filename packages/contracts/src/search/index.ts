import type { ListingKind } from '../listings/values.ts';
import { locatives } from '../places/values.ts';
import { adTypes } from '../properties/values.ts';
import {
  createAreaRangeFormat,
  type End,
  formatAreaRange,
  formatPriceRange,
  formatRoomRange,
  formatSiteRange,
  sortNames,
} from './values.ts';

/** The filters of a search: values by query parameter, as in the address. */
type Query = Readonly<Record<string, string>>;

/** What is known of the values of a search. */
export interface ResultNames {
  /** The name of a choice by its parameter and id; undefined while its list is not loaded. */
  getName: (parameter: string, id: string) => string | undefined;
  /** The settlements of the results, which say how a name that was typed without accents is written. */
  settlements: readonly (string | null)[];
}

/** A filter that counts once, and its words in a title; none if they are part of the subject or the place. */
interface ResultFilter {
  names: readonly string[];
  format?: (query: Query, names: ResultNames) => string;
}

const toEnd = (value: string | undefined): End => (value ? Number(value) : undefined);
const ends = (query: Query, name: string) =>
  [toEnd(query[`${name}From`]), toEnd(query[`${name}To`])] as const;

const silent = (...names: string[]): ResultFilter[] => names.map((name) => ({ names: [name] }));
const range = (name: string, format: (from: End, to: End) => string): ResultFilter => ({
  names: [`${name}From`, `${name}To`],
  format: (query) => format(...ends(query, name)),
});
const number = (name: string, format: (value: string) => string): ResultFilter => ({
  names: [name],
  format: (query) => format(query[name] ?? ''),
});
/** 'Fűtés: gázcirkó, hőszivattyú'; the label alone while the names are not known. */
const list = (name: string, label: string): ResultFilter => ({
  names: [name],
  format: (query, { getName }) => {
    const chosen = (query[name] ?? '').split(',').map((id) => getName(name, id));
    return chosen.every((choice) => choice !== undefined) ? `${label}: ${chosen.join(', ')}` : label;
  },
});
const flag = (name: string, label: string): ResultFilter =>
  number(name, (value) => `${label}: ${['1', 'true'].includes(value) ? 'igen' : 'nem'}`);
const area = number('area', () => 'rajzolt terület');
const keyword = number('keyword', (word) => `„${word}”`);
/** Another order than the default is a page of its own, like a filter. */
const sort = number('sort', (chosen) => {
  const name = Object.entries(sortNames).find(([value]) => value === chosen)?.[1] ?? '';
  return name.slice(0, 1).toLocaleLowerCase('hu') + name.slice(1);
});

/** '2026. 12. 03.' of '2026-12-03'. */
const writeDay = (day: string | undefined) => (day ? `${day.replaceAll('-', '. ')}.` : '');

const filters: Record<ListingKind, readonly ResultFilter[]> = {
  property: [
    ...silent('adType', 'houseType', 'countryID', 'settlement', 'countyRegion'),
    range('price', formatPriceRange),
    range('floorArea', formatAreaRange),
    range('rooms', formatRoomRange),
    range('siteArea', formatSiteRange),
    range('balconyArea', createAreaRangeFormat('Erkély')),
    list('buildTechnology', 'Építés módja'),
    list('conditionID', 'Állapot'),
    list('heatType', 'Fűtés'),
    list('parkingType', 'Parkolás'),
    list('viewType', 'Kilátás'),
    list('furnishedType', 'Bútorozott'),
    list('electricityType', 'Villany'),
    list('gasType', 'Gáz'),
    list('specialLocations', 'A közelben'),
    flag('hasBalcony', 'Erkély'),
    flag('hasElevator', 'Lift'),
    flag('moveImmediately', 'Azonnal költözhető'),
    flag('isAttic', 'Tetőtéri'),
    flag('isGardenContact', 'Kertkapcsolat'),
    flag('thermallyInsulated', 'Hőszigetelt'),
    flag('hasSolarPanel', 'Napelem'),
    flag('isSmartHome', 'Okosotthon'),
    area,
    keyword,
    sort,
  ],
  accommodation: [
    ...silent('accommodationType', 'countryID', 'settlement', 'region'),
    {
      names: ['openFrom', 'openTo'],
      format: ({ openFrom, openTo }) => [openFrom, openTo].map(writeDay).filter(Boolean).join(' – '),
    },
    number('guests', (people) => `${people} fő`),
    list('mealPlan', 'Ellátás'),
    range('price', (from, to) => `${formatPriceRange(from, to)} fejenként`),
    number('minimumStay', (nights) => `${nights} éj`),
    number('minimumPerson', (people) => `Hány főtől: ${people}`),
    list('facilities', 'Szolgáltatások'),
    list('facilitiesAny', 'Valamelyik'),
    list('roomFacilities', 'Szoba'),
    list('bathroomFacilities', 'Fürdőszoba'),
    list('specialLocations', 'A közelben'),
    list('childFriendlyFacilities', 'Gyerekbarát'),
    list('kitchenFacilities', 'Konyha'),
    list('spokenLanguages', 'Beszélt nyelvek'),
    flag('petAllowed', 'Kisállat'),
    keyword,
    area,
    sort,
  ],
  service: [...silent('serviceType', 'countryID', 'settlement', 'region'), keyword, sort],
};

const isSet = (query: Query) => (name: string) => query[name] !== undefined && query[name] !== '';

/** The filters of a search that are set; a range or a list counts once, nights that two days determine not at all. */
const getSetFilters = (kind: ListingKind, query: Query): ResultFilter[] => {
  const isStayGiven = ['openFrom', 'openTo'].every(isSet(query));
  return filters[kind].filter(
    ({ names }) => names.some(isSet(query)) && !(isStayGiven && names.includes('minimumStay')),
  );
};

/** The filters of a search that are set: their query parameters, and what they say; '' for those of subject and place. */
export const describeFilters = (
  kind: ListingKind,
  query: Query,
  names: ResultNames,
): { names: readonly string[]; label: string }[] =>
  getSetFilters(kind, query).map((filter) => ({
    names: filter.names,
    label: filter.format?.(query, names) ?? '',
  }));

/** The number of filters of a search. */
export const countResultFilters = (kind: ListingKind, query: Query): number =>
  getSetFilters(kind, query).length;

const plurals: Readonly<Record<string, string>> = {
  ingatlan: 'ingatlanok',
  ház: 'házak',
  lakás: 'lakások',
  telek: 'telkek',
  szállás: 'szállások',
  hotel: 'hotelek',
  apartman: 'apartmanok',
  panzió: 'panziók',
  vendégház: 'vendégházak',
  faház: 'faházak',
  nyaraló: 'nyaralók',
  szakember: 'szakemberek',
};

/** What is searched, as an attribute and a noun. */
const subjects: Record<
  ListingKind,
  (query: Query, names: ResultNames) => { attribute?: string | undefined; noun: string }
> = {
  property: ({ adType = '', houseType = '' }, { getName }) => ({
    attribute: adType === String(adTypes.swap) ? 'Cserélhető' : getName('adType', adType),
    noun: getName('houseType', houseType) ?? 'ingatlan',
  }),
  accommodation: ({ accommodationType = '' }, { getName }) => ({
    noun: getName('accommodationType', accommodationType) ?? 'szállás',
  }),
  service: ({ serviceType = '' }, { getName }) => ({
    noun: getName('serviceType', serviceType) ?? 'szakember',
  }),
};

const fold = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The name of a settlement as it is written, for one that was typed without accents or capitals. */
export const writeSettlement = (typed: string, settlements: ResultNames['settlements']): string =>
  [...Object.keys(locatives), ...settlements].find((name) => name !== null && fold(name) === fold(typed)) ??
  typed;

const capitalize = (words: string) => words.slice(0, 1).toLocaleUpperCase('hu') + words.slice(1);

/** 'Eladó lakás – Ják'; 'Eladó lakások Győrben' where the place's own suffix is known. */
function nameSubjectAndPlace(kind: ListingKind, query: Query, names: ResultNames): string {
  const { attribute, noun } = subjects[kind](query, names);
  const write = (word: string) => capitalize([attribute, word].filter(Boolean).join(' '));
  const settlement = query.settlement && writeSettlement(query.settlement, names.settlements);
  const locative = settlement && locatives[settlement];
  if (locative) return `${write(plurals[noun] ?? noun)} ${locative}`;
  const region = query.countyRegion ?? query.region;
  const place = settlement || region || names.getName('countryID', query.countryID ?? '');
  return place ? `${write(noun)} – ${place}` : write(plurals[noun] ?? noun);
}

/**
 * The title of a page of results, for the head that the server renders and the browser's own: 'Eladó lakások Győrben',
 * 'Apartman – Ják, 2 fő, 2. oldal'. Undefined for the first page of a search without filters, which has metadata of its
 * own.
 */
export function formatResultTitle(
  kind: ListingKind,
  query: Query,
  page: number,
  names: ResultNames,
): string | undefined {
  const set = getSetFilters(kind, query);
  if (set.length === 0 && page === 1) return undefined;
  const details = set.flatMap(({ format }) => (format ? [format(query, names)] : []));
  const position = page > 1 ? [`${page}. oldal`] : [];
  return [nameSubjectAndPlace(kind, query, names), ...details, ...position].join(', ');
}
