import { pick } from '@piacter/contracts/core';
import { regionTypes, type ServiceCard } from '@piacter/contracts/services';
import {
  type CardRowOf,
  type CardShape,
  createCardColumns,
  listingUrl,
  toSharedCard,
} from '../listings/index.ts';
import type { LookupNames, LookupService } from '../lookups/index.ts';
import { type SelectionRow, selectionKinds, selectSelections } from './service-coverage.queries.ts';

const ownColumns = ['title', 'shortText', 'price'] as const;
const cardColumns = createCardColumns('service', ownColumns);

export type ServiceCardRow = CardRowOf<typeof cardColumns>;

/** Greatest number of places that a card names. */
const maxNamedPlaces = 3;

/** Names of the professions, with commas between them. */
const joinProfessionNames = (ids: readonly number[], names: LookupNames): string =>
  ids.flatMap((id) => names.findName('professions', id) ?? []).join(', ');

function toCard(
  row: ServiceCardRow,
  selections: readonly SelectionRow[],
  names: LookupNames,
  now: Date,
): ServiceCard {
  const of = (what: number) => selections.filter((one) => one.what === what);
  const covered = [
    ...of(selectionKinds.country).map(({ entryID }) => names.findName('countries', entryID)),
    ...of(regionTypes.region).map(({ name }) => name),
    ...of(regionTypes.settlement).map(({ name }) => name),
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
  };
}

/** Services as cards: in searches, on the home page, in their professional's list. */
export const createServiceCards = (lookups: LookupService): CardShape<ServiceCardRow, ServiceCard> => ({
  ...cardColumns,
  toCards: async (db, rows, now) => {
    const names = await lookups.names();
    const selections = Map.groupBy(
      await selectSelections(
        db,
        rows.map(({ serviceID }) => serviceID),
      ),
      ({ serviceID }) => serviceID,
    );
    return rows.map((row) => toCard(row, selections.get(row.serviceID) ?? [], names, now));
  },
});
