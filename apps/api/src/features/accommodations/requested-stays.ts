import { toBudapestDay } from '@piacter/contracts/core/days';
import type { OwnStay } from '@piacter/contracts/requests';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { published } from '../listings/rows/index.ts';
import { findSearchedPlace, omit, type WireQuery } from '../search/index.ts';
import { allOf, anyOf, toSqlCondition } from '../search/reverse/index.ts';
import { createToConditions, parse, type SearchDeps } from './accommodation-search.service.ts';
import { type AskedStay, findAskedStay } from './asked-stay.ts';
import { readBestStays } from './stay-totals.ts';

/** A stay that somebody asks for in any of several places: a search of accommodations, with its days and people. */
export interface RequestedStay {
  requestID: number;
  query: WireQuery;
  settlements: readonly string[];
}

interface FittingRow {
  requestID: number;
  accommodationID: number;
  accommodationName: string;
}

const compare = (one: OwnStay, other: OwnStay): number =>
  (other.isFree ?? 0.5) - (one.isFree ?? 0.5) ||
  (one.total ?? Number.MAX_SAFE_INTEGER) - (other.total ?? Number.MAX_SAFE_INTEGER);

/**
 * What a host's own accommodations say of stays that are asked for (CAL-10): those that the search of such a stay would
 * find, its calendar aside, by the conditions of that search.
 */
export function createRequestedStays(
  deps: Pick<Deps, 'db'> & Pick<SearchDeps, 'clock' | 'lookups' | 'places'>,
) {
  const { db, clock, places } = deps;
  const toConditions = createToConditions(deps);

  /** The conditions of the search but its days, and the days; undefined where nothing can match. */
  async function readStay({ query, settlements }: RequestedStay) {
    const search = parse(query);
    const asked = search && findAskedStay(search, toBudapestDay(clock.now()));
    const anyDays = parse(omit(query, ['arrival', 'departure']));
    const conditions = anyDays && (await toConditions(anyDays));
    if (!asked || !conditions) return undefined;
    const gazetteer = await places.gazetteer();
    const inPlaces = settlements.flatMap((settlement) => {
      const place = findSearchedPlace({ settlement, countryID: search.countryID }, { gazetteer });
      return place ? [allOf(place.conditions.map(toSqlCondition))] : [];
    });
    return { asked, condition: allOf([...conditions.map(toSqlCondition), anyOf(inPlaces)]) };
  }

  return async (
    userID: number,
    requested: readonly RequestedStay[],
  ): Promise<(requestID: number) => OwnStay[]> => {
    const read = await Promise.all(
      requested.map(async (one) => ({ requestID: one.requestID, stay: await readStay(one) })),
    );
    const askedByID = new Map<number, AskedStay>();
    const selects = read.flatMap(({ requestID, stay }) => {
      if (!stay) return [];
      askedByID.set(requestID, stay.asked);
      return [
        sql`select ${sql.lit(requestID)} as requestID, accommodationID, accommodationName from accommodations
          where userID = ${userID} and status = ${sql.lit(published)} and ${stay.condition}`,
      ];
    });
    if (selects.length === 0) return () => [];
    const { rows } = await sql<FittingRow>`${sql.join(selects, sql` union all `)}`.execute(db);
    const findBest = await readBestStays(db, [...new Set(rows.map((row) => row.accommodationID))]);
    const found = Map.groupBy(rows, ({ requestID }) => requestID);

    return (requestID) => {
      const asked = askedByID.get(requestID);
      const fitting = (asked && found.get(requestID)) ?? [];
      return fitting
        .flatMap(({ accommodationID, accommodationName }): OwnStay[] => {
          const best = asked && findBest(accommodationID, asked);
          const total = best?.sum?.total ?? null;
          if (best)
            return [{ accommodationID, accommodationName, isFree: best.hasCalendar ? 1 : null, total }];
          const isBusy = asked && findBest(accommodationID, asked, { isCalendarIgnored: true });
          return isBusy ? [{ accommodationID, accommodationName, isFree: 0, total }] : [];
        })
        .toSorted(compare);
    };
  };
}

export type FindRequestedStays = ReturnType<typeof createRequestedStays>;
