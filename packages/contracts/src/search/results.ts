import {
  formatAsked,
  formatChoiceFilter,
  formatFlagFilter,
  formatRangeFilter,
  formatUnwanted,
} from '../core/field-words.ts';
import { type Fields, type NumberField, toUnwanted } from '../core/fields.ts';
import { lowerFirst, upperFirst } from '../core/hungarian.ts';
import type { End } from '../core/units.ts';
import { locatives, toLocative } from '../places/results.ts';
import { formatRadius, listPlaces, showPlace, splitPlaces } from '../places/values.ts';
import { formatAreaFilter, formatKeyword, sortNames } from './values.ts';

/** The filters of a search: values by query parameter, as in the address. */
export type Query = Readonly<Record<string, string>>;

/** What is known of the values of a search. */
export interface ResultNames {
  /** The name of a choice by its parameter and id; undefined while its list is not loaded. */
  getName: (parameter: string, id: string) => string | undefined;
  /** The settlements of the results, which say how a name that was typed without accents is written. */
  settlements: readonly (string | null)[];
}

/** A filter that counts once, and what it says on its own. */
interface ResultFilter {
  names: readonly string[];
  format: (query: Query, names: ResultNames) => string;
  /** Part of the subject or the place of a title. */
  isInSubject?: boolean;
  /** A parameter that says the same while its value is: then it belongs to this filter and is none of its own. */
  mirror?: string;
  /** The value of any of its parameters that asks for nothing. */
  neutral?: string;
}

/** What the results of a kind's search are called; each kind's folder has its own. */
export interface ResultDescription {
  /** In the order of the title; the last ones are details. */
  filters: readonly ResultFilter[];
  /** What is searched, as an attribute and a noun. */
  subject: (query: Query, names: ResultNames) => { attribute?: string | undefined; noun: string };
  /** The plurals of the nouns; a noun without one is the same in both. */
  plurals: Readonly<Record<string, string>>;
}

const toEnd = (value: string | undefined): End => (value ? Number(value) : undefined);
const ends = (query: Query, name: string) =>
  [toEnd(query[`${name}From`]), toEnd(query[`${name}To`])] as const;

/** A filter by one parameter; `format` gets its value. */
export const number = (name: string, format: (value: string) => string, mirror?: string): ResultFilter => ({
  names: [name],
  format: (query) => format(query[name] ?? ''),
  ...(mirror !== undefined && { mirror }),
});
export const range = (name: string, format: (from: End, to: End) => string): ResultFilter => ({
  names: [`${name}From`, `${name}To`],
  format: (query) => format(...ends(query, name)),
});
/** Places by the names that they were typed with, and the country by its id. */
export const places = (...names: string[]): ResultFilter[] => [
  ...names.map((name) => ({ ...number(name, (text) => listPlaces(text)), isInSubject: true })),
  { ...choices('countryID', { label: 'Ország' }), isInSubject: true },
];
/** Any or all of several entries of a list: 'Fűtés: gázcirkó, hőszivattyú'. */
export const choices = (name: string, field: Parameters<typeof formatChoiceFilter>[0]): ResultFilter => ({
  names: [name],
  format: (query, { getName }) =>
    formatChoiceFilter(
      field,
      (query[name] ?? '').split(',').map((id) => getName(name, id)),
    ),
});
/** Entries of a list that are not wanted: 'Nem panel'. */
export const unwanted = (name: string, { label }: { label: string }): ResultFilter => ({
  names: [toUnwanted(name)],
  format: ({ [toUnwanted(name)]: ids = '' }, { getName }) =>
    formatUnwanted(
      label,
      ids.split(',').map((id) => getName(name, id)),
    ),
});
/** Places that are not wanted: 'Nem Budapest'. */
export const unwantedPlaces = number('notSettlement', (text) =>
  formatUnwanted('', splitPlaces(text).map(showPlace)),
);
/** The circle around the places of a search. */
export const radius = number('radius', formatRadius);
export const area = number('area', formatAreaFilter);
export const keyword = number('keyword', formatKeyword);
/** Another order than the default is a page of its own, like a filter. */
export const sort = number('sort', (chosen) => {
  const [, name = ''] = Object.entries(sortNames).find(([value]) => value === chosen) ?? [];
  return name;
});

function filtersByNumber(field: NumberField): ResultFilter[] {
  const { range: stem, asked } = field;
  return [
    ...(stem ? [range(stem, (from, to) => formatRangeFilter(field, from, to))] : []),
    ...(asked ? [number(asked.param, (value) => formatAsked(asked, value), asked.mirror)] : []),
  ];
}

/** The filters by the fields of a kind, numbers and choices before the yes/no fields; `subject` names those of the subject. */
export function filtersByField(fields: Fields, subject: readonly string[]): ResultFilter[] {
  const filters = Object.entries(fields).flatMap(([name, field]): ResultFilter[] => {
    if (field.type === 'number') return filtersByNumber(field);
    if (field.type === 'lookup') {
      const { param = name } = field;
      return [choices(param, field), ...(field.isRequired && !field.param ? [] : [unwanted(param, field)])];
    }
    if (field.type === 'list')
      return [
        choices(name, field),
        ...(field.any ? [choices(field.any.param, { ...field.any, isNamed: true })] : []),
      ];
    const isFlag = field.type === 'flag' && field.isFiltered !== false;
    return isFlag ? [number(name, (value) => formatFlagFilter(field, value))] : [];
  });
  const isFlag = ({ names: [name = ''] }: ResultFilter) => fields[name]?.type === 'flag';
  return [...filters.filter((filter) => !isFlag(filter)), ...filters.filter(isFlag)].map((filter) => ({
    ...filter,
    isInSubject: filter.names.some((name) => subject.includes(name)),
  }));
}

const isSet = (query: Query) => (name: string) => query[name] !== undefined && query[name] !== '';

/**
 * The filters of a search that are set; a range or a list counts once, nights that two days determine and a number that
 * repeats another one not at all.
 */
const getSetFilters = ({ filters }: Pick<ResultDescription, 'filters'>, query: Query): ResultFilter[] => {
  const isStayGiven = [
    ['openFrom', 'openTo'],
    ['arrival', 'departure'],
  ].some((days) => days.every(isSet(query)));
  const getMirrors = ({ names: [name = ''], mirror }: ResultFilter) =>
    mirror !== undefined && isSet(query)(name) && query[mirror] === query[name] ? [mirror] : [];
  const implied = [...(isStayGiven ? ['minimumStay'] : []), ...filters.flatMap(getMirrors)];
  return filters
    .filter(
      ({ names, neutral }) =>
        names.some((name) => isSet(query)(name) && query[name] !== neutral) &&
        !names.some((name) => implied.includes(name)),
    )
    .map((filter) => ({ ...filter, names: [...filter.names, ...getMirrors(filter)] }));
};

/** The filters of a search that are set: their query parameters, and what they say. */
export const describeFilters = (
  description: Pick<ResultDescription, 'filters'>,
  query: Query,
  names: ResultNames,
): { names: readonly string[]; label: string }[] =>
  getSetFilters(description, query).map((filter) => ({
    names: filter.names,
    label: filter.format(query, names),
  }));

/** The number of filters of a search. */
export const countResultFilters = (description: ResultDescription, query: Query): number =>
  getSetFilters(description, query).length;

const fold = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The name of a settlement as it is written, for one that was typed without accents or capitals. */
export const writeSettlement = (typed: string, settlements: ResultNames['settlements']): string =>
  [...Object.keys(locatives), ...settlements].find((name) => name !== null && fold(name) === fold(typed)) ??
  typed;

/** Whether the subject and the place say a filter; of several entries of a list they say none. */
const isSaidInSubject = ({ names, isInSubject }: ResultFilter, query: Query) =>
  isInSubject === true && !names.some((name) => /^\d+,/.test(query[name] ?? ''));

/** 'Eladó lakás – Ják'; 'Eladó lakások Győrben' where the place's own suffix is known. */
function nameSubjectAndPlace(
  { subject, plurals }: ResultDescription,
  query: Query,
  names: ResultNames,
): string {
  const { attribute, noun } = subject(query, names);
  const write = (word: string) => upperFirst([attribute, word].filter(Boolean).join(' '));
  const typed = query.settlement ?? query.location ?? query.address;
  const settlement = typed && listPlaces(typed, (name) => writeSettlement(name, names.settlements));
  const locative = settlement && toLocative(settlement);
  if (locative) return `${write(plurals[noun] ?? noun)} ${locative}`;
  const region = listPlaces(query.countyRegion ?? query.region ?? '');
  const place = settlement || region || names.getName('countryID', query.countryID ?? '');
  return place ? `${write(noun)} – ${place}` : write(plurals[noun] ?? noun);
}

/**
 * The title of a page of results, for the head that the server renders and the browser's own: 'Eladó lakások Győrben',
 * 'Apartman – Ják, 2 fő, 2. oldal'. Undefined for the first page of a search without filters, which has metadata of its
 * own.
 */
export function formatResultTitle(
  description: ResultDescription,
  query: Query,
  page: number,
  names: ResultNames,
): string | undefined {
  const set = getSetFilters(description, query);
  if (set.length === 0 && page === 1) return undefined;
  const details = set
    .filter((filter) => !isSaidInSubject(filter, query))
    .map(({ format }) => lowerFirst(format(query, names)));
  const position = page > 1 ? [`${page}. oldal`] : [];
  return [nameSubjectAndPlace(description, query, names), ...details, ...position].join(', ');
}
