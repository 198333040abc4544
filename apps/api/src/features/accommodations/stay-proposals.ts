import {
  type AccommodationSearch,
  maxProposals,
  type StayProposals,
} from '@piacter/contracts/accommodations';
import { usualParty } from '@piacter/contracts/accommodations/fields';
import { addDays, toBudapestDay } from '@piacter/contracts/core/days';
import { publicPathsByKind } from '@piacter/contracts/site/paths';
import { findStayFault } from '@piacter/contracts/stays/values';
import type { SearchPort } from '../search/index.ts';
import {
  type Conditions,
  findNearPlaces,
  omit,
  placeNames,
  toAddress,
  toQuery,
  type WireQuery,
} from '../search/index.ts';
import {
  createToConditions,
  maxNearPlaces,
  parse,
  type SearchDeps,
  writePrice,
} from './accommodation-search.service.ts';
import { type AskedStay, findAskedStay, isWeekend, toPossible } from './asked-stay.ts';
import { stayRule } from './stay-rule.ts';
import { createTotalSort, findBestStays } from './stay-totals.ts';

/** The cheapest result of a search is expensive where the same nights cost this many times less on other days nearby. */
const expensiveFactor = 1.2;

/** Days between the arrival that was asked for and those that are proposed, of each proposal; the nearest first. */
const dayWindows = [
  { from: -1, to: -14 },
  { from: 1, to: 14 },
  { from: 15, to: 42 },
] as const;

/** Settlements nearby of which the totals are found, of those that have results. */
const pricedPlaces = 2 * maxProposals;

/** What other days and other places take the place of: other ways of saying days, too. */
const dayNames = [
  ...['arrival', 'departure', 'openFrom', 'openTo'],
  ...['windowFrom', 'windowTo', 'weekend', 'minimumStay', 'sort', 'wish'],
];

type Days = Pick<AskedStay['stays'][number], 'arrival' | 'departure'>;

/** How many listings a search has, and the stay with the lowest total among them where one is known. */
interface Cheapest {
  found: number;
  stay?: Days | undefined;
  total?: number | undefined;
}

/** The stays of the same length in a window; at a weekend, if the one that was asked for has one. */
function findOtherStays(
  { stays: [own], nights }: AskedStay,
  { from, to }: (typeof dayWindows)[number],
  today: string,
) {
  if (!own) return [];
  const step = Math.sign(to - from) || 1;
  const needsWeekend = isWeekend(own.arrival, nights);
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, day) => addDays(own.arrival, from + step * day))
    .filter((arrival) => !needsWeekend || isWeekend(arrival, nights))
    .map((arrival) => toPossible(arrival, nights))
    .filter((stay) => !findStayFault(stay, today));
}

/**
 * Other days in the same place and other places on the same days, each with the lowest total there, for a search of a stay
 * that has no result or an expensive one (XTRA-15). At most eleven searches; four for a search that is neither.
 */
export function createStayProposals(
  { clock, lookups, places }: Pick<SearchDeps, 'clock' | 'lookups' | 'places'>,
  port: Pick<SearchPort, 'page' | 'countBy' | 'read'>,
) {
  const toConditions = createToConditions({ lookups, places, clock });
  const conditionsOf = async (query: WireQuery): Promise<Conditions> => {
    const search = parse(query);
    return search && toConditions(search);
  };

  /** The listing with the lowest total of each of several searches, with its stay. */
  function findCheapest(
    searches: readonly { conditions: Conditions; asked: AskedStay }[],
  ): Promise<Cheapest[]> {
    return Promise.all(
      searches.map(async ({ conditions, asked }) => {
        if (asked.stays.length === 0) return { found: 0 };
        const page = await port.page(
          conditions && [...conditions, { rule: stayRule(asked) }],
          createTotalSort(asked),
          { offset: 0, limit: 1 },
        );
        const [best] = (await findBestStays(port, page.ids, asked)).values();
        return { found: page.total, stay: best?.stay, total: best?.sum?.total };
      }),
    );
  }

  const toProposal = (query: WireQuery, { arrival, departure }: Days, total: number) => ({
    total,
    address: toAddress(publicPathsByKind.accommodation.search, {
      ...query,
      ...{ arrival, departure, sort: 'total-asc' },
    }),
  });

  async function findPlaces(query: WireQuery, asked: AskedStay, isOffered: (total: number) => boolean) {
    const [own] = asked.stays;
    const countryID = query.countryID ? Number(query.countryID) : undefined;
    // A drawn area says more exactly where.
    const searched = query.area === undefined ? query.settlement : undefined;
    const { places: near } = findNearPlaces(await places.gazetteer(), searched, countryID, maxNearPlaces);
    const anywhere = await conditionsOf(omit(query, [...placeNames, 'countryID']));
    if (!own || near.length === 0 || !anywhere) return [];
    const ids = near.map(({ place }) => place.regionID);
    const [counts] = await port.countBy(
      [{ column: 'settlementID', isAnyOf: ids }, ...anywhere, { rule: stayRule(asked) }],
      ['settlementID'],
    );
    const having = near.filter(({ place }) => counts?.get(place.regionID)).slice(0, pricedPlaces);
    const queries = having.map(({ name }) => ({ ...omit(query, placeNames), settlement: name }));
    const cheapest = await findCheapest(
      await Promise.all(queries.map(async (one) => ({ conditions: await conditionsOf(one), asked }))),
    );
    return having.flatMap(({ name, kilometres }, index) => {
      const total = cheapest[index]?.total;
      const proposed = queries[index];
      if (!proposed || total === undefined || !isOffered(total)) return [];
      return [{ settlement: name, kilometres, ...toProposal(proposed, own, total) }];
    });
  }

  return async (search: AccommodationSearch): Promise<StayProposals> => {
    const today = toBudapestDay(clock.now());
    const nothing = { isExpensive: 0 as const, days: [], places: [] };
    const { arrival, departure } = search;
    if (!arrival || !departure) return nothing;
    const given = omit(toQuery(search, writePrice), dayNames);
    // Whose number is not said are as many as the form would have.
    const query = findAskedStay({ ...search, arrival, departure }, today)?.people
      ? given
      : { ...omit(given, ['guests']), ...usualParty };
    const whole = parse({ ...query, arrival, departure });
    const asked = whole && findAskedStay(whole, today);
    if (!asked) return nothing;
    const conditions = await conditionsOf(query);
    const windows = dayWindows.map((window) => ({
      conditions,
      asked: { ...asked, stays: findOtherStays(asked, window, today) },
    }));
    const [own, ...others] = await findCheapest([{ conditions, asked }, ...windows]);
    const isEmpty = own?.found === 0;
    const totals = others.flatMap(({ total }) => total ?? []);
    const isExpensive = own?.total !== undefined && Math.min(...totals) * expensiveFactor <= own.total;
    if (!isEmpty && !isExpensive) return nothing;
    const isOffered = (total: number) => isEmpty || total < (own?.total ?? 0);
    const days = others.flatMap(({ stay, total }) =>
      stay && total !== undefined && isOffered(total)
        ? [{ arrival: stay.arrival, departure: stay.departure, ...toProposal(query, stay, total) }]
        : [],
    );
    const proposedPlaces = await findPlaces(query, asked, isOffered);
    return {
      isExpensive: isExpensive ? 1 : 0,
      days: days.toSorted((a, b) => (a.arrival < b.arrival ? -1 : 1)),
      places: proposedPlaces.slice(0, maxProposals),
    };
  };
}
