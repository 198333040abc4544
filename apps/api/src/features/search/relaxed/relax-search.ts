import type { ListingKind } from '@piacter/contracts/listings';
import type { ResultDescription } from '@piacter/contracts/search/results';
import { fewResults, maxSuggestions, type SearchSuggestion } from '@piacter/contracts/search/values';
import type { LookupService, NamedList } from '../../lookups/index.ts';
import type { PlaceService } from '../../places/index.ts';
import { notRelaxed, type Relaxation, type Relaxed } from '../listing-page.ts';
import { createDistanceOrder, findNearPlaces } from './near-places.ts';
import {
  anythingElse,
  dealSearches,
  farSearches,
  nearSearches,
  placeNames,
  type RelaxedSearch,
  relatedSearches,
  type Steps,
} from './relaxed-searches.ts';
import { fromAddress, pickOnly, toAddress, toQuery, type WireQuery, type WriteValue } from './wire-query.ts';

/** The search that has few results. */
export interface OwnSearch<Search> {
  search: Search;
  query: WireQuery;
}

/** What the relaxed searches of a kind need. */
export interface RelaxationSpec<Search> {
  kind: ListingKind;
  resultWords: ResultDescription;
  /** The path of the page of results. */
  path: string;
  /** Validates a query as the call does; undefined where it would refuse it. */
  parse: (query: WireQuery) => Search | undefined;
  /** The value of a parameter as it stands in a query, if it is not written as it is. */
  write?: WriteValue;
  /** The totals of relaxed searches, as their replies have them. */
  countAll: (candidates: readonly RelaxedSearch[], own: OwnSearch<Search>) => Promise<number[]>;
  /** The filters that some words of a wish mean, and its other words; without it all are searched in the texts. */
  readWish?: (wish: string) => WireQuery & { words: string };
  /** The parameters that even a far search keeps, as long as it finds something. */
  kept?: readonly string[];
  /** The ids of the types that do for the searched one, where there is none of it anywhere, with their parameter. */
  findRelated?: (query: WireQuery) => Promise<{ parameter: string; ids: readonly string[] }>;
  /** Greatest number of places around the searched one whose listings are counted. */
  maxNearPlaces: number;
  places: PlaceService;
  lookups: LookupService;
  /** The lists with the names of the ids of parameters. */
  lists: Readonly<Record<string, NamedList>>;
}

/**
 * Relaxed searches that have results, for a search that has few: one step away in the order of the steps, or, where
 * nothing is, further. Each is counted as its own search is, so that its total is what it leads to.
 */
export function createRelaxation<Search extends object>(spec: RelaxationSpec<Search>) {
  /** The searches of the steps with more results than were found, so many of each as its limit allows. */
  async function pickSuggestions(
    steps: readonly Steps[],
    own: OwnSearch<Search>,
    found: number,
  ): Promise<SearchSuggestion[]> {
    const known = new Set([toAddress(spec.path, own.query)]);
    const counted = steps.flatMap(({ searches }, step) =>
      searches.flatMap((similar) => {
        const address = toAddress(spec.path, similar.query);
        if (known.has(address)) return [];
        known.add(address);
        return [{ ...similar, address, step }];
      }),
    );
    if (counted.length === 0) return [];
    const totals = await spec.countAll(counted, own);
    const offered = counted
      .map(({ label, address, step }, index) => ({ label, address, step, total: totals[index] ?? 0 }))
      .filter(({ total }) => total > found);
    return steps
      .flatMap(({ limit, isGrowing }, step) => {
        const ofStep = offered.filter((one) => one.step === step);
        const better = ofStep.filter(({ total }, index) => total !== ofStep[index - 1]?.total);
        return (isGrowing ? better : ofStep).slice(0, limit);
      })
      .slice(0, maxSuggestions)
      .map(({ label, address, total }) => ({ label, address, total }));
  }

  /** How many results have what is wished, and the search for these. */
  async function countWished(
    wish: string,
    own: OwnSearch<Search>,
  ): Promise<Pick<Relaxed, 'wishTotal' | 'wishAddress'>> {
    const { words = wish, ...filters } = spec.readWish?.(wish) ?? {};
    const keyword = [own.query.keyword, words].filter(Boolean).join(' ');
    const query = { ...own.query, ...filters, ...(keyword && { keyword }) };
    const [wishTotal = 0] = await spec.countAll([{ label: wish, query }], own);
    return { wishTotal, wishAddress: toAddress(spec.path, query) };
  }

  async function findRelaxed(own: OwnSearch<Search>, found: number): Promise<SearchSuggestion[]> {
    const { query } = own;
    if (found >= fewResults || Object.keys(query).length === 0) return [];
    const [gazetteer, { findName }] = await Promise.all([spec.places.gazetteer(), spec.lookups.names()]);
    const getName = (parameter: string, id: string) => {
      const list = Object.hasOwn(spec.lists, parameter) ? spec.lists[parameter] : undefined;
      return (list && findName(list, Number(id))) ?? undefined;
    };
    const countryID = query.countryID ? Number(query.countryID) : undefined;
    // A drawn area says more exactly where.
    const place = query.area === undefined ? query.settlement : undefined;
    const around = findNearPlaces(gazetteer, place, countryID, spec.maxNearPlaces);
    const names = { getName, settlements: [] };
    const types = found > 0 ? undefined : await spec.findRelated?.(query);
    const related = types ? relatedSearches(query, types, getName) : [];
    const stages = [
      () => nearSearches(spec, query, names, around),
      ...(spec.kept ? [spec.kept, []] : [[]]).map((kept) => () => farSearches(query, kept)),
      // Beside some results there is no need of anything else.
      ...(found > 0
        ? []
        : [
            ...related.map((steps) => () => [steps]),
            () => dealSearches(spec.kind, query, names),
            () => anythingElse(spec.kind, query),
          ]),
    ];
    for (const listSteps of stages) {
      const picked = await pickSuggestions(listSteps(), own, found);
      if (picked.length > 0) return picked;
    }
    return [];
  }

  /** The order of the listings of a relaxed search that leads elsewhere. */
  async function orderElsewhere(
    { query }: OwnSearch<Search>,
    [nearest]: readonly SearchSuggestion[],
  ): Promise<Relaxation['nearestOrder']> {
    const placeOf = (one: WireQuery) => JSON.stringify(pickOnly(one, placeNames));
    if (!nearest || placeOf(fromAddress(nearest.address)) === placeOf(query)) return undefined;
    const countryID = query.countryID ? Number(query.countryID) : undefined;
    return createDistanceOrder(await spec.places.gazetteer(), query, countryID);
  }

  return async (search: Search, found: number): Promise<Relaxation> => {
    const { wish, ...query } = toQuery(search, spec.write);
    const own = { search, query };
    const [suggestions, wished] = await Promise.all([
      findRelaxed(own, found),
      wish === undefined ? notRelaxed : countWished(wish, own),
    ]);
    const nearestOrder = found === 0 ? await orderElsewhere(own, suggestions) : undefined;
    return { ...notRelaxed, ...wished, suggestions, nearestOrder };
  };
}
