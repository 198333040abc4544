import { toBudapestDay } from '@piacter/contracts/core/days';
import type { DeskCounts, DeskFilters, DeskMonth, DeskQuery } from '@piacter/contracts/desks';
import { deskPageSize, deskRowLimit } from '@piacter/contracts/desks';
import type { ListingKind, ListingTarget } from '@piacter/contracts/listings';
import { notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { kindParts } from '../kinds/index.ts';
import { listingSpecs } from '../listings/index.ts';
import { toState } from '../listings/rows/index.ts';
import type { LookupService } from '../lookups/index.ts';
import { toDeskCsv } from './desk-csv.ts';
import { countNewHearts, sumEventsOfDays } from './desk-month.queries.ts';
import { toDeskRows, toSelection } from './desk-rows.ts';
import { countByState, countFiltered, findOwn, selectAll, selectPage } from './desks.queries.ts';
import { getDaysOfMonth } from './month-days.ts';

interface DeskDeps extends Pick<Deps, 'db' | 'clock' | 'config'> {
  lookups: Pick<LookupService, 'names'>;
}

function toCounts(rows: Awaited<ReturnType<typeof countByState>>): DeskCounts {
  const counts: DeskCounts = { total: 0, hidden: 0, byState: {} };
  for (const { state, isHidden, count } of rows) {
    counts.total += count;
    if (isHidden) counts.hidden += count;
    else counts.byState[toState(state)] = count;
  }
  return counts;
}

/** The advertiser's listings as a table (LIFE-07). */
export function createDeskService({ db, clock, config, lookups }: DeskDeps) {
  const contextOf = async (kind: ListingKind) => ({
    kind,
    names: await lookups.names(),
    now: clock.now(),
    listingDays: config.listingDays,
  });

  return {
    async list({ userID }: Session, kind: ListingKind, { sort, page, ...filters }: DeskQuery) {
      const context = await contextOf(kind);
      const owned = { kind, userID, now: context.now };
      const [listings, total, byState] = await Promise.all([
        selectPage(db, owned, filters, sort, page),
        countFiltered(db, owned, filters),
        countByState(db, owned),
      ]);
      return {
        data: await toDeskRows(db, context, listings),
        total,
        totalPages: Math.ceil(total / deskPageSize),
        counts: toCounts(byState),
        priceUnit: kindParts[kind].desk.priceColumn === null ? null : listingSpecs[kind].priceUnit,
      };
    },

    /** All of a filter, at most as many as can be selected. */
    async select({ userID }: Session, kind: ListingKind, filters: DeskFilters) {
      const now = clock.now();
      const listings = await selectAll(db, { kind, userID, now }, filters);
      return listings.slice(0, deskRowLimit).map((row) => toSelection(kind, row, now));
    },

    /** What happened to one of the caller's listings in a month; throws `not_found` for anybody else's. */
    async month(
      { userID }: Session,
      { kind, id }: ListingTarget,
      given: string | undefined,
    ): Promise<DeskMonth> {
      const context = await contextOf(kind);
      const row = await findOwn(db, { kind, userID, now: context.now }, id);
      const [listing] = row ? await toDeskRows(db, context, [row]) : [];
      if (!listing) throw notFound(listingSpecs[kind].notFoundMessage);
      const today = toBudapestDay(context.now);
      const month = given ?? today.slice(0, 7);
      const { days, before } = getDaysOfMonth(month, today);
      const [totals, previous, newHearts] = await Promise.all([
        sumEventsOfDays(db, { kind, id }, days),
        sumEventsOfDays(db, { kind, id }, before),
        countNewHearts(db, { kind, id }, days),
      ]);
      return { listing, month, ...days, totals, previous, newHearts };
    },

    async export({ userID }: Session, kind: ListingKind, filters: DeskFilters) {
      const context = await contextOf(kind);
      const listings = await selectAll(db, { kind, userID, now: context.now }, filters);
      const shown = listings.slice(0, deskRowLimit);
      const csv = await toDeskCsv(db, { ...context, userID, publicUrl: config.publicUrl }, shown);
      return { csv, isCut: listings.length > shown.length };
    },
  };
}

export type DeskService = ReturnType<typeof createDeskService>;
