import { accommodationResults } from '../accommodations/results.ts';
import { formatArea } from '../map/values.ts';
import { propertyResults } from '../properties/results.ts';
import { requestResults } from '../requests/results.ts';
import { describeFilters, type ResultDescription } from '../search/results.ts';
import { defaultSort, sortNames } from '../search/values.ts';
import { serviceResults } from '../services/results.ts';
import { type WatchKind, watchedQueries, watchKinds } from '../watches/index.ts';

interface Search {
  kind: WatchKind;
  query: Readonly<Record<string, string>>;
}
/** A search with a single filter, or with filters that say one thing together. */
export interface SearchCase extends Search {
  /** What its filters say, alone or at the beginning of a sentence. */
  words: string;
}

/** What of the results is shown, which no text says. */
const pageParameters: ReadonlySet<string> = new Set(['page', 'order', 'orderBy', 'wish']);

const entryNames: Readonly<Record<string, string>> = { 1: 'első', 2: 'második', 9: 'egyéb' };
/** The name of an entry of any list; the last one means nothing without the name of its filter. */
export const getEntryName = (_parameter: string, id: string): string | undefined => entryNames[id];

/** What the results of each search are called. */
export const resultWords: Readonly<Record<WatchKind, ResultDescription>> = {
  property: propertyResults,
  accommodation: accommodationResults,
  service: serviceResults,
  'property-request': requestResults.property,
  'accommodation-request': requestResults.accommodation,
  'service-request': requestResults.service,
};

const corners = [
  { lat: 47, lon: 19 },
  { lat: 47.5, lon: 19 },
  { lat: 47, lon: 19.5 },
];
/** Plausible values by type, the most general type first: a filter has those of the first type whose probe it takes. */
const samples = [
  { probe: 'szavak', values: ['Nemeskér'] },
  { probe: formatArea(corners), values: [formatArea(corners)] },
  { probe: 'newest', values: Object.keys(sortNames).filter((order) => order !== defaultSort) },
  { probe: 'private', values: ['private', 'agent,company'] },
  { probe: 'now', values: ['now', 'sunday'] },
  { probe: '12.5', values: ['9', '12.5', '900', '45000'] },
  { probe: '1,2', values: ['1', '9', '1,2'] },
  { probe: 'true', values: ['0', '1'] },
  { probe: '2027-07-01', values: ['2027-07-01', '2027-07-10'] },
  // An id has no zero at its beginning.
  { probe: '01', values: ['9', '900', '45000'] },
  { probe: '1', values: ['1', '9'] },
];

/** The name of the last end of the range that a filter begins, '' of any other. */
const getLastEnd = (name: string) =>
  /From$|^start/.test(name) ? name.replace('From', 'To').replace('start', 'end') : '';

/** Filters that say one thing together with others. */
const together: readonly Search[] = [
  { kind: 'accommodation', query: { openFrom: '2027-07-01', openTo: '2027-07-10', minimumStay: '9' } },
  { kind: 'accommodation', query: { guests: '9', minimumPerson: '9' } },
];

/** The searches of a kind by each of its filters, which are those of its query's schema. */
function createSearches(kind: WatchKind): Search[] {
  const { shape } = watchedQueries[kind];
  const takes = (name: string) => (value: string) => shape[name]?.safeParse(value).success === true;
  return Object.keys(shape).flatMap((name) => {
    if (pageParameters.has(name)) return [];
    const sample = samples.find(({ probe }) => takes(name)(probe));
    if (!sample) throw new Error(`no example of a value of ${kind}.${name}`);
    const values = sample.values.filter(takes(name));
    const last = getLastEnd(name);
    const ranges = Object.hasOwn(shape, last)
      ? values.flatMap((from, at) => values.slice(at, at + 2).map((to) => ({ [name]: from, [last]: to })))
      : [];
    return [...values.map((value) => ({ [name]: value })), ...ranges].map((query) => ({ kind, query }));
  });
}

/** Searches of every kind, so that each filter is alone in some of them with each sort of value that it takes. */
export const searchCases: readonly SearchCase[] = [...watchKinds.flatMap(createSearches), ...together].map(
  ({ kind, query }) => {
    const filters = describeFilters(resultWords[kind], query, { getName: getEntryName, settlements: [] });
    return { kind, query, words: filters.map(({ label }) => label).join(', ') };
  },
);
