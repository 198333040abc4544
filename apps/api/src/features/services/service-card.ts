import { pick } from '@piacter/contracts/core/values';
import type { ServiceCard } from '@piacter/contracts/services';
import { formatCovered, regionTypes } from '@piacter/contracts/services/values';
import type { Timetable } from '@piacter/contracts/timetables';
import { getOpenState } from '@piacter/contracts/timetables/values';
import { type CardRowOf, type CardShape, createCardColumns, toSharedCard } from '../listings/rows/index.ts';
import { listingUrl } from '../listings/url/index.ts';
import type { LookupNames, LookupService } from '../lookups/index.ts';
import { findTimetables } from '../timetables/read/index.ts';
import {
  type SelectionRow,
  selectCallOutFees,
  selectionKinds,
  selectSelections,
} from './service-coverage.queries.ts';

const ownColumns = ['title', 'shortText', 'price', 'phone'] as const;
const cardColumns = createCardColumns('service', ownColumns);

export type ServiceCardRow = CardRowOf<typeof cardColumns>;

/** Greatest number of places that a card names. */
const maxNamedPlaces = 3;

/** Names of the professions, with commas between them. */
const joinProfessionNames = (ids: readonly number[], names: LookupNames): string =>
  ids.flatMap((id) => names.findName('professions', id) ?? []).join(', ');

/** When a service that is open closes. */
function getClosing(week: Timetable | undefined, now: Date): string | null {
  const state = week && getOpenState(week, now);
  return state?.isOpen ? state.until : null;
}

interface CardParts {
  selections: readonly SelectionRow[];
  week: Timetable | undefined;
  callOutFee: number | null;
}

function toCard(
  row: ServiceCardRow,
  { selections, week, callOutFee }: CardParts,
  names: LookupNames,
  now: Date,
): ServiceCard {
  const of = (what: number) => selections.filter((one) => one.what === what);
  const covered = [
    ...of(selectionKinds.country).map(({ entryID }) => names.findName('countries', entryID)),
    ...of(regionTypes.region).map(({ name }) => name),
    ...of(regionTypes.settlement).map(({ name, radius }) => name && formatCovered(name, radius)),
  ];
  const coverage = covered.slice(0, maxNamedPlaces).flatMap((name) => name ?? []);
  return {
    serviceID: row.serviceID,
    serviceUrl: listingUrl(row.title, row.serviceID),
    ...pick(row, ownColumns),
    serviceTypeName: joinProfessionNames(
      of(selectionKinds.profession).map(({ entryID }) => entryID),
      names,
    ),
    ...toSharedCard(row, names, now),
    coverage,
    moreCoverage: covered.length - coverage.length,
    callOutFee,
    openUntil: getClosing(week, now),
  };
}

/** Services as cards: in searches, on the home page, in their professional's list. */
export const createServiceCards = (lookups: LookupService): CardShape<ServiceCardRow, ServiceCard> => ({
  ...cardColumns,
  toCards: async (db, rows, now) => {
    const names = await lookups.names();
    const ids = rows.map(({ serviceID }) => serviceID);
    const [selections, weeks, fees] = await Promise.all([
      selectSelections(db, ids),
      findTimetables(db, 'serviceID', ids),
      selectCallOutFees(db, ids),
    ]);
    const byService = Map.groupBy(selections, ({ serviceID }) => serviceID);
    return rows.map((row) => {
      const { serviceID } = row;
      const parts = {
        selections: byService.get(serviceID) ?? [],
        week: weeks.get(serviceID),
        callOutFee: fees.get(serviceID) ?? null,
      };
      return toCard(row, parts, names, now);
    });
  },
});
